/** Between two pictures that follow each other there is less than this; more is a pause. */
const pauseMs = 250;

export interface SeaClock {
  /** The time in the sea. Time in which nothing was painted has not passed there: nobody jumps. */
  read(nowMs: number): number;
}

/** A sea that rested, or lay in a hidden page, goes on where it stood. */
export function createSeaClock(): SeaClock {
  let readAtMs: number | null = null;
  let stoodMs = 0;
  return {
    read(nowMs) {
      const sinceMs = readAtMs === null ? 0 : nowMs - readAtMs;
      if (sinceMs > pauseMs) stoodMs += sinceMs;
      readAtMs = nowMs;
      return nowMs - stoodMs;
    },
  };
}
