/** Heights are hundredths: 100 is the ground at 1.00×. */
export const ground = 100;
/** The least height at which anybody can be paid. */
export const lowestMark = 101;
/** The end of the string: whoever still flies there is paid. */
export const endOfString = 50_000;

const stepMs = 100;
/** The kite climbs by a hundredth of its height in every step. */
const growth = { of: 101, per: 100 } as const;
/** Millionths of a height, so that rounding down at every step is not seen. */
const fine = 10_000;

/** The height at the end of each step, in whole numbers: the same on every machine. */
const steps: readonly number[] = (() => {
  const heights = [ground * fine];
  for (let height = ground * fine; height <= endOfString * fine; ) {
    height = Math.floor((height * growth.of) / growth.per);
    heights.push(height);
  }
  return heights;
})();

/** How high the kite is so long after the bell, were the string never to break. */
export function heightAt(elapsedMs: number): number {
  const whole = Math.floor(Math.max(0, elapsedMs));
  const step = Math.floor(whole / stepMs);
  const from = steps[step];
  const to = steps[step + 1];
  if (from === undefined || to === undefined) return endOfString;
  const height = from + Math.floor(((to - from) * (whole % stepMs)) / stepMs);
  return Math.min(endOfString, Math.floor(height / fine));
}

/** The first millisecond at which the kite is at least so high. */
export function reachedAtMs(height: number): number {
  let low = 0;
  let high = steps.length * stepMs;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (heightAt(middle) >= height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How long a kite flies that reaches this height and no more. */
export function flightMs(height: number): number {
  return height >= endOfString ? reachedAtMs(endOfString) : reachedAtMs(height + 1);
}

/** 234 is written 2.34×. */
export const formatHeight = (height: number): string => `${(height / 100).toFixed(2)}×`;
