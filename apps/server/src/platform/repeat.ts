/** A background loop of this process. */
export interface Repetition {
  /** Runs now instead of at the next interval. */
  wake(): void;
  /** Waits for the current run. */
  stop(): Promise<void>;
}

export interface RepeatOptions {
  everyMs: number;
  /** A wake during a run, or in this pause after it, starts the next one at its end, which gathers what came meanwhile. */
  restMs?: number;
  /** May answer a shorter wait, in milliseconds. */
  act(): Promise<number | undefined>;
  onError(error: unknown): void;
}

/** One run at a time; a wake during a run starts another one after it. */
export function repeat({ everyMs, restMs = 0, act, onError }: RepeatOptions): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let restsUntil = 0;

  async function takeTurn(): Promise<void> {
    isWoken = false;
    const soonerMs = await act().catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    turn = null;
    restsUntil = performance.now() + restMs;
    if (!isStopped) plan(isWoken ? restMs : (soonerMs ?? everyMs));
  }

  function plan(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = takeTurn();
    }, waitMs);
  }

  plan(0);
  return {
    wake() {
      isWoken = true;
      if (turn === null && !isStopped) plan(Math.max(0, restsUntil - performance.now()));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
