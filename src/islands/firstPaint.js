// State: data-fonts on the document says that its words wear their fonts, data-calm that they have
// for a while. Wakes: in the head, before anything is painted, and asks for all that follows the
// first paint: fonts, late styles, islands.
// Without script: the words wear their fonts from the beginning, and late styles are a plain link.
(() => {
  const { documentElement: root, fonts } = document;
  const parsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve);
  });
  const dress = () => {
    root.dataset.fonts = '';
  };
  // All fonts change at once: a line moves once at most, and the page is laid out anew only once.
  const fetchFonts = () =>
    Promise.allSettled([...fonts].map((face) => face.display === 'swap' && face.load()));
  // What carries an address may have no box of its own, as islands do; what is in it has one.
  const near = new IntersectionObserver(
    (parts) => {
      for (const { isIntersecting, target } of parts) {
        if (isIntersecting) import(target.closest('[data-script]').dataset.script);
      }
    },
    { rootMargin: '600px' },
  );
  // Part after part: laid out in one go, they would keep a finger waiting.
  const uncover = (late) => {
    const next = late.nextElementSibling;
    if (!next) return late.remove();
    next.after(late);
    next.getBoundingClientRect();
    setTimeout(uncover, 0, late);
  };
  const follow = async (show) => {
    fetchFonts().then(() => {
      dress();
      // Laid out now, painted with the next frame: two short tasks in place of a long one.
      root.getBoundingClientRect();
      setTimeout(() => {
        root.dataset.calm = '';
      }, 3000);
    });
    await parsed;
    for (const part of document.querySelectorAll('[data-script]'))
      near.observe(part.firstElementChild);
    for (const late of document.querySelectorAll('noscript[data-rel]')) {
      const link = Object.assign(document.createElement('link'), late.dataset);
      link.onload = link.onerror = () => show(late);
      late.before(link);
    }
  };
  // Who comes from another page of the site has the fonts: they are there for the first paint. So
  // they can be where that paint waits for the visitor, in a tab behind or a page made ready. And who
  // comes back to the middle of a page, or is sent there, finds it whole.
  if (
    document.hidden ||
    location.hash ||
    document.referrer.startsWith(location.origin) ||
    performance.getEntriesByType('navigation')[0]?.type !== 'navigate'
  ) {
    dress();
    follow((late) => late.remove());
  } else {
    new Promise((resolve) => {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint')[0]) resolve();
      }).observe({ type: 'paint', buffered: true });
      // A browser that guards against being recognised may keep its paints to itself.
      setTimeout(resolve, 3000);
    }).then(() => follow(uncover));
  }
})();
