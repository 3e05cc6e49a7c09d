interface SessionTimes {
  readonly endsAt: number;
  readonly idleMs: number;
  /** When the server last answered a call that somebody made by hand. */
  readonly answeredAt: number;
  readonly nowMs: number;
}

const warnIdleMs = 2 * 60_000;
const warnAgeMs = 10 * 60_000;

/** Whether the end of the session is near, and of which of its two ends; null where there is nothing to say. */
export function endOf({ endsAt, idleMs, answeredAt, nowMs }: SessionTimes) {
  const idleLeftMs = answeredAt + idleMs - nowMs;
  if (idleLeftMs <= warnIdleMs) return { why: 'idle', leftMs: idleLeftMs } as const;
  const ageLeftMs = endsAt - nowMs;
  return ageLeftMs <= warnAgeMs ? ({ why: 'age', leftMs: ageLeftMs } as const) : null;
}
