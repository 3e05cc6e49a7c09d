/** The waits between tries: quick at first, for a line that only stumbled. */
const waitsMs = [0, 600, 1500, 3000, 5000];

export interface RetryOptions {
  /** An error that another try would not mend. */
  isFinal(error: unknown): boolean;
  onState(isBroken: boolean): void;
}

export interface Retrier {
  /** Repeats the work until it answers or fails for good. The work must be safe to repeat. */
  run<Answer>(work: () => Promise<Answer>, options: RetryOptions): Promise<Answer>;
  /** Ends the wait that is under way. */
  retryNow(): void;
}

export function createRetrier(): Retrier {
  let wake = () => {};
  const wait = (durationMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    async run(work, { isFinal, onState }) {
      for (let tries = 0; ; tries += 1) {
        const outcome = await settle(work);
        const isOver = 'answer' in outcome || isFinal(outcome.error);
        // The first failure is repeated at once and unseen.
        if (tries > 0) onState(!isOver);
        if ('answer' in outcome) return outcome.answer;
        if (isOver) throw outcome.error;
        await wait(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0);
      }
    },
    retryNow: () => wake(),
  };
}

async function settle<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer } | { error: unknown }> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { error };
  }
}
