/** Back-off between attempts. */
const waitsMs = [0, 600, 1500, 3000, 5000];

export interface RetryOptions {
  /** Whether a retry would not help. */
  isFinal(error: unknown): boolean;
  onState(isBroken: boolean): void;
}

export interface Retrier {
  /** Retries the work until it answers or fails for good. The work must be idempotent. */
  run<Answer>(work: () => Promise<Answer>, options: RetryOptions): Promise<Answer>;
  /** Skips the current wait. */
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
        // The first retry is immediate and does not show.
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
