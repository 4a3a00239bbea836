// State: data-painted on the document says that its words are on the screen: islands wait for it.
// data-fonts says that the words wear their fonts. Wakes: in the head, before anything is painted.
// Without script: the words wear their fonts from the beginning.
(() => {
  const { documentElement: root, fonts } = document;
  const dress = () => {
    root.dataset.fonts = '';
  };
  // All fonts change at once: a line moves once at most, and the page is laid out anew only once.
  const fetchFonts = () =>
    Promise.allSettled([...fonts].map((face) => face.display === 'swap' && face.load()));
  const painted = () => {
    root.dataset.painted = '';
    document.dispatchEvent(new Event('painted'));
    fetchFonts().then(dress);
  };
  // Who comes from another page of the site has the fonts: they are there for the first paint.
  // So they can be where that paint waits for the visitor, in a tab behind or a page made ready.
  if (document.hidden || document.referrer.startsWith(location.origin)) {
    dress();
    painted();
  } else {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) painted();
    }).observe({ type: 'paint', buffered: true });
    // A browser that guards against being recognised may keep its paints to itself.
    setTimeout(painted, 3000);
  }
})();
