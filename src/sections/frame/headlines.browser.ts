// State: how high each title, and the introduction of the page, is at first, in the font that stands in for
// its own. Runs: on every page, until it has loaded. Where its own font breaks it at different words, all
// below would move by a line; so its column is made a letter narrower or wider then, before the next paint.
// Without script: it may move.

const heights = new Map<Element, number>();

const observer = new ResizeObserver((changed) => {
  for (const { target } of changed) keepHeight(target as HTMLElement);
});

function keepHeight(title: HTMLElement): void {
  const before = heights.get(title) ?? title.clientHeight;
  heights.set(title, before);
  const direction = title.clientHeight > before ? -1 : 1;
  // On a phone, as far as the page's margin.
  for (let percent = 1; title.clientHeight !== before && percent < 7; percent++) {
    title.style.marginInlineEnd = `${direction * percent}%`;
  }
  if (title.clientHeight !== before) title.style.marginInlineEnd = '';
}

const titles = document.querySelectorAll('main :is(h1, h2, h3, h1 ~ p)');
for (const title of titles) observer.observe(title);
// After the frame in which the last font is applied.
addEventListener('load', () =>
  requestAnimationFrame(() => setTimeout(() => observer.disconnect())),
);
