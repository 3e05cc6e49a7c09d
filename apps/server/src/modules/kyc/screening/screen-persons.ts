import { setImmediate } from 'node:timers/promises';
import { openFields } from '../record/seal-fields.ts';
import type { KycServices } from '../services.ts';
import { isRestricted, type WatchHit } from './watch-lists/watch-index.ts';
import type { WatchLists } from './watch-lists/watch-lists.ts';

/** A name of a list that is like a player's. */
export interface ListedHit extends WatchHit {
  uid: bigint;
  /** Name and birthday are those of somebody with whom nobody may deal. */
  isForbidden: boolean;
}

/** Persons on lists of sanctioned and politically exposed persons whose names are like those of these players. */
export async function screenPersons(
  { submissions, keyring }: Pick<KycServices, 'submissions' | 'keyring'>,
  watchLists: Pick<WatchLists, 'load'>,
  uids: readonly bigint[],
): Promise<ListedHit[]> {
  const { index } = await watchLists.load();
  const found: ListedHit[] = [];
  for (const last of await submissions.listLast(uids)) {
    const { first_name, middle_name, last_name, birthday } = openFields(keyring, last, last);
    const names = [first_name, middle_name, last_name];
    for (const hit of index.find({ names, birthday })) {
      if (hit.kind !== 'sanctioned' && hit.kind !== 'pep') continue;
      found.push({ ...hit, uid: last.uid, isForbidden: isRestricted(hit, birthday) });
    }
    // The server answers others in between.
    await setImmediate();
  }
  return found;
}
