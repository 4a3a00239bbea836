// State: how high each title, and the introduction of the page, is at first, in the font that stands in for
// its own. Runs: on every page, until it has loaded. Where its own font breaks it at different words, all
// below would move by a line; so its column is made a letter narrower or wider then, before the next paint.
// Without script: it may move.

for (const title of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h1 ~ p)')) {
  let before: number | undefined;
  const observer = new ResizeObserver(() => {
    before ??= title.clientHeight;
    const direction = title.clientHeight > before ? -1 : 1;
    // On a phone, as far as the page's margin.
    for (let percent = 1; title.clientHeight !== before && percent < 7; percent++) {
      title.style.marginInlineEnd = `${direction * percent}%`;
    }
    if (title.clientHeight !== before) title.style.marginInlineEnd = '';
  });
  observer.observe(title);
  // After the frame in which the last font is applied.
  addEventListener('load', () =>
    requestAnimationFrame(() => setTimeout(() => observer.disconnect())),
  );
}
