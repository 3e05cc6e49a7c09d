/** So long after money last moved, a round has been played and its result seen. */
const quietMs = 5000;
/** Nobody plays past a reminder by playing without a pause. */
const patienceMs = 60_000;

interface Moment {
  readonly now: number;
  /** When the balance last changed; null if it has not yet. */
  readonly movedAt: number | null;
  /** Since when the reminder waits. */
  readonly dueAt: number;
}

/** A reminder never lies over a round that is being played, as far as one can tell from outside. */
export function isQuietMoment({ now, movedAt, dueAt }: Moment): boolean {
  return movedAt === null || now - movedAt >= quietMs || now - dueAt >= patienceMs;
}
