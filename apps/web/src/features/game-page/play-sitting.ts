/** A time at play, over several games and reloads of the page, until the player takes a break. */
export interface Sitting {
  readonly startedAt: number;
  readonly seenAt: number;
  /** How many times the player was reminded of the time. */
  readonly reminders: number;
}

/** A break of this length ends the sitting. */
const breakMs = 15 * 60_000;

function isSitting(value: unknown): value is Sitting {
  if (typeof value !== 'object' || value === null) return false;
  const { startedAt, seenAt, reminders } = value as Record<string, unknown>;
  return [startedAt, seenAt, reminders].every((each) => Number.isSafeInteger(each));
}

/** A sitting from before `loggedInAt` belongs to another player of this browser. */
export function continueSitting(stored: unknown, now: number, loggedInAt: number): Sitting {
  const goesOn =
    isSitting(stored) &&
    stored.seenAt <= now &&
    now - stored.seenAt <= breakMs &&
    stored.startedAt >= loggedInAt;
  return goesOn ? { ...stored, seenAt: now } : { startedAt: now, seenAt: now, reminders: 0 };
}

/** How many reminders this much play asks for. */
export function remindersDue({ startedAt, seenAt }: Sitting, everyMinutes: number): number {
  return Math.floor((seenAt - startedAt) / (everyMinutes * 60_000));
}

/** 4:05, and 1:04:05 from the first hour on. */
export function clockText(playedMs: number): string {
  const seconds = Math.floor(playedMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
