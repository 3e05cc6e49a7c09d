/** Takes what ends something that was started. */
export type OnStop = (end: () => Promise<unknown>) => void;

/** What was started is stopped in reverse order, each thing whether or not the one before could be. */
export function createStops(): { onStop: OnStop; stop(): Promise<void> } {
  const ends: (() => Promise<unknown>)[] = [];
  return {
    onStop: (end) => void ends.push(end),
    async stop() {
      for (const end of ends.reverse()) await end().catch(() => {});
    },
  };
}
