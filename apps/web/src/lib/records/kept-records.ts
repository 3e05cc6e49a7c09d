import type { Store } from '@perya/app-kit/browser/storage';
import { keptRecordsName } from '../player/player-record.ts';

/** The lists of a player that can be read without a line. */
export type KeptList = 'bets' | 'balance' | 'deposits' | 'withdrawals' | 'bonuses';

/** What was read of a list last. */
export interface KeptRecords {
  readonly uid: string;
  /** What it was asked by: rows of one filter are no answer to another. */
  readonly filter: string;
  /** In seconds. */
  readonly readAt: number;
  readonly rows: readonly unknown[];
  /** The newest page, which carries the totals. */
  readonly lastPage: unknown;
}

/** A few screens of each list: a device has little room, and nobody reads a year without a line. */
const rowsMax = 60;

const sharedName = 'shared-device';

/** What a logout leaves: whoever comes next shares the device as well. */
export const lastingNames: readonly string[] = [sharedName];

export const isSharedDevice = (store: Store): boolean => store.read(sharedName) === 'on';

/** Somebody shares this device: nothing is kept from now on, and what was kept goes. */
export function chooseSharedDevice(store: Store, isShared: boolean): void {
  if (!isShared) {
    store.remove(sharedName);
    return;
  }
  store.write(sharedName, 'on');
  store.remove(keptRecordsName);
}

type AllKept = Partial<Record<KeptList, KeptRecords>>;

function readAll(store: Store): AllKept {
  const stored = store.read(keptRecordsName);
  return typeof stored === 'object' && stored !== null ? (stored as AllKept) : {};
}

export function keepRecords(store: Store, list: KeptList, kept: KeptRecords): void {
  if (isSharedDevice(store)) return;
  const rows = kept.rows.slice(0, rowsMax);
  store.write(keptRecordsName, { ...readAll(store), [list]: { ...kept, rows } });
}

interface Wanted {
  readonly uid: string;
  readonly filter: string;
}

/** Null where nothing was kept of this player and this filter. */
export function readKept(
  store: Store,
  list: KeptList,
  { uid, filter }: Wanted,
): KeptRecords | null {
  const kept = readAll(store)[list];
  return kept?.uid === uid && kept.filter === filter ? kept : null;
}
