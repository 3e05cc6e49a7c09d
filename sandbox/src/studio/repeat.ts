export interface Repeated {
  /** Resolves when the run that is under way has ended. */
  stop(): Promise<void>;
}

/** Runs the work in a loop with a pause between; a failed run is logged. */
export function repeat(
  pauseMs: () => number,
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
        if (!isStopped) timer = setTimeout(run, pauseMs());
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
