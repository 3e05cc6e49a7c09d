/** Calls back each time the element comes into view, or this near to it; answers how to stop. */
export function watchForView(element: Element, onSeen: () => void, marginPx = 0): () => void {
  const watcher = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
    { rootMargin: `${marginPx}px` },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
