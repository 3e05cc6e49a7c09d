/** Calls that come while one is under way get its answer instead of starting another. */
export function shareInFlight<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= act().finally(() => {
      running = null;
    });
    return running;
  };
}
