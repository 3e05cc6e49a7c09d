/** Answers whether a submit may pass: one in each window, because a second tap is not a second request. */
export function createThrottle(
  windowMs: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lastAt < windowMs) return false;
    lastAt = now();
    return true;
  };
}
