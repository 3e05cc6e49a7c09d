/** So far a line stays from the edge, that its stroke is not cut. */
const edge = 1;

/**
 * The points of a line over days up to today, within a box; what never changes is a line at the bottom. The last step
 * leads to a day that is not over and stands apart: half a day is no fall.
 */
export function sparkPoints(
  values: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly whole: string; readonly soFar: string } {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const step = (width - 2 * edge) / Math.max(values.length - 1, 1);
  const points = values.map((value, place) => {
    const share = range === 0 ? 0 : (value - low) / range;
    const x = edge + place * step;
    const y = height - edge - share * (height - 2 * edge);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return { whole: points.slice(0, -1).join(' '), soFar: points.slice(-2).join(' ') };
}
