/** Manila has no summer time. */
const manilaOffsetMs = 8 * 3600 * 1000;

/** The day in Manila at this moment, YYYY-MM-DD. */
export function manilaDay(at: Date): string {
  return new Date(at.getTime() + manilaOffsetMs).toISOString().slice(0, 10);
}
