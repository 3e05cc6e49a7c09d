import { type DataFile, jsonFile } from '../../platform/files/data-file.ts';
import { presentChange, presentEach } from './limits.present.ts';
import type { LimitsServices } from './services.ts';

const changesMax = 1000;

/** The limits of a player and how they came about. */
export async function* readOwnData(
  { store }: Pick<LimitsServices, 'store'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  const [held, changes] = await Promise.all([store.read(uid), store.listChanges(uid, changesMax)]);
  yield jsonFile('play-limits.json', {
    ...presentEach(held),
    exclusion: held.exclusion,
    changes: changes.map(presentChange),
  });
}
