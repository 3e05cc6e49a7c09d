/** The key's place in a row that goes round, or null if the key does not move in it. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** One step in a row with two ends. */
export function stepIndex(index: number, step: number, count: number): number {
  return Math.min(Math.max(index + step, 0), Math.max(count - 1, 0));
}

/** Which slide stands at the left edge: the one whose start lies nearest to it. */
export function nearestSlide(scrollLeftPx: number, slideStartsPx: readonly number[]): number {
  let nearest = 0;
  for (const [index, startPx] of slideStartsPx.entries()) {
    const bestPx = slideStartsPx[nearest] ?? 0;
    if (Math.abs(startPx - scrollLeftPx) < Math.abs(bestPx - scrollLeftPx)) nearest = index;
  }
  return nearest;
}
