import type { Store } from '@perya/app-kit/browser/storage';
import { storeHistory } from '../browser/persisted-history.ts';

/** What is known of the player and survives a reload. */
export type PlayerRecord = 'profile' | 'kyc';

/** Under which lists are kept that can be read without a line: they go with the player too. */
export const keptRecordsName = 'records';

/** Under which it is kept whom the player has muted in rooms of games. */
export const mutedMatesName = 'muted-mates';

const names: readonly string[] = ['profile', 'kyc', keptRecordsName, mutedMatesName];
const historyName = (name: string) => `${name}-history`;

interface PastRecord {
  readonly at: number;
  readonly value: unknown;
}

export function readRecordHistory(store: Store, name: PlayerRecord): readonly PastRecord[] {
  const stored = store.read(historyName(name));
  return Array.isArray(stored) ? (stored as PastRecord[]) : [];
}

/** Keeps the newest and the last ten that differed, so that support can see what changed and when. [A-194 A-197] */
export function writePlayerRecord(
  store: Store,
  name: PlayerRecord,
  value: unknown,
  at: number,
): void {
  store.write(name, value);
  const history = readRecordHistory(store, name);
  if (JSON.stringify(history.at(-1)?.value) === JSON.stringify(value)) return;
  store.write(historyName(name), [...history, { at, value }].slice(-storeHistory));
}

export function removePlayerRecords(store: Store): void {
  for (const name of names) {
    store.remove(name);
    store.remove(historyName(name));
  }
}
