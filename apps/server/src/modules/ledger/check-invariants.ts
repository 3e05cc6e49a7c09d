import type { UidRange, Violation } from './invariants.store.ts';
import type { BooksServices } from './services.ts';

/** Enough to see what kind of damage it is; a broken ledger may have one row per player. */
const violationsMax = 100;
const playersAtOnce = 200;
const dayMs = 24 * 60 * 60_000;
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

/** The sealed month whose turn it is: every night another one, so that each comes once in as many nights as there are. */
async function monthOfTurn({ seals }: Pick<BooksServices, 'seals'>): Promise<string | null> {
  const sealed = await seals.listSeals();
  return sealed[Math.floor(Date.now() / dayMs) % sealed.length]?.month ?? null;
}

/** Computes the seal of a month anew, some players at a time. */
export async function checkSeal(
  services: Pick<BooksServices, 'seals' | 'invariants'>,
  month: string,
  onRange?: OnRange,
): Promise<Violation[]> {
  const { seals } = services;
  const read = (range: UidRange) => seals.listBrokenBetween(month, range, violationsMax);
  return [
    ...(await chainFault(services, month)),
    ...(await readInRanges(services, read, { max: violationsMax, onRange })),
  ];
}

async function chainFault(
  { seals }: Pick<BooksServices, 'seals'>,
  month: string,
): Promise<Violation[]> {
  if (!(await seals.isChainBroken(month))) return [];
  const invariant = 'a sealed month is as it was sealed';
  return [{ invariant, uid: 0n, detail: `${month}: its seal does not follow from its players` }];
}

/**
 * Reads the invariants; sound means empty. Of players who are named everything is read; of all players what came
 * after the newest sealed month, and one sealed month against its seal.
 */
export async function checkInvariants(
  services: BooksServices,
  uids?: readonly bigint[],
  onRange?: OnRange,
): Promise<Violation[]> {
  const { invariants, seals } = services;
  if (uids) return invariants.listViolationsOf(uids, violationsMax);
  const sealed = await monthOfTurn(services);
  const read = async (range: UidRange) => [
    ...(await invariants.listViolationsBetween(range, violationsMax)),
    ...(sealed ? await seals.listBrokenBetween(sealed, range, violationsMax) : []),
  ];
  const found = sealed ? await chainFault(services, sealed) : [];
  return [...found, ...(await readInRanges(services, read, { max: violationsMax, onRange }))];
}
