// State: how high each title, and the introduction of the page, is in the font that stands in for its
// own. Runs: on every page, until the fonts have come. Where the two would break it at different words,
// all below would move by a line; so its column is made a letter wider or narrower then.
// Without script: it may move.

const heights = new Map<Element, number>();

const observer = new ResizeObserver((changed) => {
  const isSet = [...document.fonts].some(isOwnFace);
  for (const { target, contentRect } of changed) {
    const before = heights.get(target);
    if (isSet && before) keepHeight(target as HTMLElement, before);
    else heights.set(target, contentRect.height);
  }
});

function isOwnFace({ family, status }: FontFace): boolean {
  return status === 'loaded' && !family.includes('Stand-in');
}

function keepHeight(title: HTMLElement, before: number): void {
  const differs = () => Math.abs(title.clientHeight - before) > 2;
  const sign = title.clientHeight > before ? -1 : 1;
  // On a phone, as far as the page's margin.
  for (let percent = 1; differs() && percent < 7; percent++) {
    title.style.marginInlineEnd = `${sign * percent}%`;
  }
  if (differs()) title.style.marginInlineEnd = '';
}

const titles = document.querySelectorAll('main :is(h1, h2, h3, h1 ~ p)');
for (const title of titles) observer.observe(title);
// After the frame in which the last font is applied.
addEventListener('load', () =>
  requestAnimationFrame(() => setTimeout(() => observer.disconnect())),
);
