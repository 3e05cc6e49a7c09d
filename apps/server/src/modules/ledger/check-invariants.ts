import type { UidRange, Violation } from './invariants.store.ts';
import type { BooksServices } from './services.ts';

/** Enough to see what kind of damage it is; a broken ledger may have one row per player. */
const violationsMax = 100;
const playersAtOnce = 200;
const int64Min = -(2n ** 63n);
const int64Max = 2n ** 63n - 1n;

/** Hears after each range how many players have been read; a rejection ends the reading. */
export type OnRange = (players: number) => Promise<void>;

export interface RangeOptions {
  max: number;
  onRange?: OnRange | undefined;
}

/**
 * Reads about all players bucket by bucket, in ranges of some, each in its own snapshot, until so much was
 * found; the last range of a bucket is open, to find what stands there of players who have no wallet.
 */
export async function readInRanges<Row>(
  { invariants }: Pick<BooksServices, 'invariants'>,
  read: (range: UidRange) => Promise<Row[]>,
  { max, onRange }: RangeOptions,
): Promise<Row[]> {
  const found: Row[] = [];
  let players = 0;
  for (const bucket of invariants.buckets) {
    let after = int64Min;
    while (found.length < max) {
      const next = await invariants.findLastOfNext({ bucket, after }, playersAtOnce);
      found.push(...(await read({ bucket, after, upTo: next?.uid ?? int64Max })));
      if (next === null) break;
      after = next.uid;
      players += next.count;
      await onRange?.(players);
    }
  }
  return found.slice(0, max);
}

/** Reads the invariants, of all players or of those named; sound means empty. */
export function checkInvariants(
  services: BooksServices,
  uids?: readonly bigint[],
  onRange?: OnRange,
): Promise<Violation[]> {
  const { invariants } = services;
  if (uids) return invariants.listViolationsOf(uids, violationsMax);
  const read = (range: UidRange) => invariants.listViolationsBetween(range, violationsMax);
  return readInRanges(services, read, { max: violationsMax, onRange });
}
