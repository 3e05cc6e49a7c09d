import { randomBytes } from 'node:crypto';
import { createKeyring, type Keyring } from '../../../../platform/keyring.ts';
import type { LoadedList, WatchEntry } from './watch-index.ts';
import type { SealedList } from './watch-list.store.ts';

const dataKeyBytes = 32;

/** The persons of a list under a key of its own, and that under the installation's. */
export function sealEntries(
  keyring: Keyring,
  entries: readonly WatchEntry[],
): Pick<SealedList, 'sealedKey' | 'sealedEntries'> {
  const key = randomBytes(dataKeyBytes);
  const plain = Buffer.from(JSON.stringify(entries));
  return { sealedKey: keyring.seal(key), sealedEntries: createKeyring(key).seal(plain) };
}

export function openList(keyring: Keyring, list: SealedList): LoadedList {
  const { id, name, kind, sealedKey, sealedEntries } = list;
  const plain = createKeyring(keyring.open(sealedKey)).open(sealedEntries).toString();
  return { id, name, kind, entries: JSON.parse(plain) as WatchEntry[] };
}
