// Astro's directive client:near: an island wakes when it comes near the window, and not before the
// first paint, which its files would otherwise compete with.
const margin = '600px';

// biome-ignore lint/style/noDefaultExport: Astro asks a directive for it
export default (load, _options, island) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  const watch = () => {
    const observer = new IntersectionObserver(
      (children) => {
        if (!children.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: margin },
    );
    // An island has no box of its own.
    for (const child of island.children) observer.observe(child);
  };
  // Both are set and sent by firstPaint.js.
  if ('painted' in document.documentElement.dataset) watch();
  else document.addEventListener('painted', watch, { once: true });
};
