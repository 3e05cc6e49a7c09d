export interface Repeated {
  /** Resolves when the run that is under way has ended. */
  stop(): Promise<void>;
}

/** Runs the work again and again with a rest between; a run that fails is told and followed by the next. */
export function repeat(
  restMs: number,
  log: (message: string) => void,
  work: () => Promise<void>,
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current = Promise.resolve();
  const run = () => {
    current = work()
      .catch((error: unknown) => log(String(error)))
      .then(() => {
        if (!isStopped) timer = setTimeout(run, restMs);
      });
  };
  run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
