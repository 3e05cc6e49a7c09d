/** Work that nobody waits for but the end of the process. */
export function createUnderWay() {
  const running = new Set<Promise<void>>();
  return {
    start(act: () => Promise<void>, onError: (error: unknown) => void): void {
      const run: Promise<void> = act()
        .catch(onError)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async end(): Promise<void> {
      await Promise.all(running);
    },
  };
}

export type UnderWay = ReturnType<typeof createUnderWay>;
