/** This long after the balance last changed, a round counts as over and its result as seen. */
const idleMs = 5000;
/** The reminder waits no longer than this, even if the player never pauses. */
const waitMaxMs = 60_000;

interface Moment {
  readonly now: number;
  /** When the balance last changed; null if it has not yet. */
  readonly movedAt: number | null;
  /** Since when the reminder is due. */
  readonly dueAt: number;
}

/** A reminder should not cover a running round; the frame's balance is the only sign of one. */
export function isBetweenRounds({ now, movedAt, dueAt }: Moment): boolean {
  return movedAt === null || now - movedAt >= idleMs || now - dueAt >= waitMaxMs;
}
