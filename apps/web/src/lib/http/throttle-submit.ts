/** Lets one call through and swallows those that follow within the window: a second tap is not a second request. */
export function throttleSubmit<Args extends unknown[]>(
  windowMs: number,
  act: (...args: Args) => void,
  now: () => number = () => performance.now(),
): (...args: Args) => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    if (now() - lastAt < windowMs) return;
    lastAt = now();
    act(...args);
  };
}
