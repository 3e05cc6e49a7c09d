/** A player who asked for less motion sees results at once. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Animates by the browser's own engine and resolves when it has ended. With reduced motion the last
 * frame stands at once. An element that was removed on the way resolves too.
 */
export async function animate(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions & { duration: number },
): Promise<void> {
  const isReduced = isMotionReduced();
  const timing: KeyframeAnimationOptions = isReduced
    ? { fill: options.fill ?? 'forwards', duration: 0 }
    : { fill: 'forwards', ...options };
  const animation = element.animate(keyframes, timing);
  await animation.finished.catch(() => {});
}

/** A beat between two steps of a scene; none with reduced motion. */
export function pause(durationMs: number): Promise<void> {
  if (isMotionReduced()) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
