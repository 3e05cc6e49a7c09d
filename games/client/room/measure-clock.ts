import type { RoomClock } from './room-now.ts';

const tries = 3;

/** Asks what time it is for the room; the quickest answer of a few is the truest. Null if nobody answers. */
export async function measureClock(read: () => Promise<number>): Promise<RoomClock | null> {
  let best: RoomClock | null = null;
  for (let place = 0; place < tries; place += 1) {
    const sentAtMs = performance.now();
    const readAtMs = await read().catch(() => null);
    if (readAtMs === null) continue;
    const delayMs = (performance.now() - sentAtMs) / 2;
    if (best && best.delayMs <= delayMs) continue;
    best = { delayMs, aheadMs: readAtMs + delayMs - Date.now() };
  }
  return best;
}
