/** Works when the browser is next idle, or this much later on a busy page; answers how to cancel it. */
export function whenIdle(work: () => void, waitMaxMs?: number): () => void {
  // Safari does not have it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, waitMaxMs === undefined ? {} : { timeout: waitMaxMs });
  return () => cancelIdleCallback(handle);
}
