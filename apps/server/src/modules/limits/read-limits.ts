import { type DataFile, jsonFile } from '../../platform/files/data-file.ts';
import { type LimitsView, presentChange, presentEach } from './limits.present.ts';
import type { LimitsServices } from './services.ts';

const changesShown = 20;

/** A player's limits with their latest changes; the token tells which session's clock is meant. */
export async function readLimits(
  { store, identity, realityCheckMinutes }: LimitsServices,
  { uid, token }: { uid: bigint; token: string },
): Promise<LimitsView> {
  const [held, changes, sessionStartedAt] = await Promise.all([
    store.read(uid),
    store.listChanges(uid, changesShown),
    identity.sessionStartedAt(token),
  ]);
  return {
    ...held,
    changes,
    sessionStartedAt: sessionStartedAt ?? held.now,
    realityCheckMinutes,
  };
}

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
