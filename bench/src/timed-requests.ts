/** How long each of many requests took, in milliseconds, and how long all of them together. */
export interface Timing {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

function timingOf(takenMs: number[], wholeMs: number): Timing {
  const sorted = takenMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { perSecond: (sorted.length / wholeMs) * 1000, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Runs the requests over so many connections at once, each as soon as the one before it is through. */
export async function timeRequests(
  connections: number,
  requests: (() => Promise<unknown>)[],
): Promise<Timing> {
  const takenMs: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let request = requests[next++]; request; request = requests[next++]) {
        const sentAt = performance.now();
        await request();
        takenMs.push(performance.now() - sentAt);
      }
    }),
  );
  return timingOf(takenMs, performance.now() - startedAt);
}
