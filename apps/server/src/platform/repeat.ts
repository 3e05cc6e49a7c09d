/** Work that is looked at again and again, in the background of this process. */
export interface Repetition {
  /** Looks now instead of at the next turn. */
  wake(): void;
  /** Waits for the turn that is under way. */
  stop(): Promise<void>;
}

export interface RepeatOptions {
  everyMs: number;
  /** May answer in how many milliseconds to look again, if that should be sooner. */
  act(): Promise<number | undefined>;
  onError(error: unknown): void;
}

/** Runs one turn at a time; a wake during a turn starts another one right after it. */
export function repeat({ everyMs, act, onError }: RepeatOptions): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function takeTurn(): Promise<void> {
    isWoken = false;
    const soonerMs = await act().catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    turn = null;
    if (!isStopped) plan(isWoken ? 0 : (soonerMs ?? everyMs));
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
      if (turn === null && !isStopped) plan(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
