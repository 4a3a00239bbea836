/**
 * Lets a finger see its answer before something longer follows: what an event has changed is painted
 * first. A page out of sight is not painted, so a timer stands in. Returns how to call it off.
 */
export function afterPaint(follow: () => void): () => void {
  let isDue = true;
  const go = () => {
    if (!isDue) return;
    isDue = false;
    follow();
  };
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, 100);
  return () => {
    isDue = false;
  };
}
