// State: data-painted on the document says that its words are on the screen. Fonts and islands wait
// for it, so that nothing competes with the words. Wakes: in the head, before anything is painted.
// Without script: the words wear their fonts from the beginning.
(() => {
  const painted = () => {
    document.documentElement.dataset.painted = '';
    document.dispatchEvent(new Event('painted'));
  };
  // Who comes from another page of the site has the fonts: they are there for the first paint.
  // So they can be where that paint waits for the visitor, in a tab behind or a page made ready.
  if (document.hidden || document.referrer.startsWith(location.origin)) {
    painted();
    for (const face of document.fonts) if (face.display === 'swap') face.load().catch(() => {});
  } else {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) painted();
    }).observe({ type: 'paint', buffered: true });
    // A browser that guards against being recognised may keep its paints to itself.
    setTimeout(painted, 3000);
  }
})();
