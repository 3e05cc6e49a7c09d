/** How exactly it is known when a key was last seen. */
const everyMs = 5000;

/**
 * Notes which keys are in use. A provider sends thousands of requests a second, so a key is written
 * down once in a while, beside the request and never in its way.
 */
export function createKeySightings(
  write: (venue: string, id: string) => Promise<void>,
  now: () => number = () => performance.now(),
) {
  const writtenAt = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  return {
    note(venue: string, id: string): void {
      const key = `${venue} ${id}`;
      if (now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
      writtenAt.set(key, now());
      // A sighting that is lost is followed by another one.
      const done: Promise<void> = write(venue, id)
        .catch(() => {})
        .finally(() => writing.delete(done));
      writing.add(done);
    },
    async close(): Promise<void> {
      await Promise.all(writing);
    },
  };
}
