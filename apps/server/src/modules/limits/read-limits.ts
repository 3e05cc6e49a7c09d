import { type DataFile, jsonFile } from '../../platform/files/data-file.ts';
import { type LimitsView, presentChange, presentEach } from './limits.present.ts';
import type { LimitsServices } from './services.ts';

const changesShown = 20;

/** A player's limits with their latest changes; the token tells which session's clock is meant. */
export async function readLimits(
  { store, identity, policy, realityCheckMinutes }: LimitsServices,
  { uid, token }: { uid: bigint; token: string },
): Promise<LimitsView> {
  const [held, changes, sessionStartedAt, irrevocableMonths, autoRounds, phrases] =
    await Promise.all([
      store.read(uid),
      store.listChanges(uid, changesShown),
      identity.sessionStartedAt(token),
      policy.value('irrevocable_months'),
      policy.value('auto_rounds'),
      policy.value('room_phrases'),
    ]);
  return {
    ...held,
    changes,
    sessionStartedAt: sessionStartedAt ?? held.now,
    realityCheckMinutes,
    irrevocableMonths,
    autoRounds,
    hasRoomPhrases: phrases === 1,
  };
}

const changesMax = 1000;

/** The limits of a player and how they came about. */
export async function* readOwnData(
  { store, restrictions }: Pick<LimitsServices, 'store' | 'restrictions'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  const [held, changes, steps] = await Promise.all([
    store.read(uid),
    store.listChanges(uid, changesMax),
    restrictions.history.read({ uid: String(uid), limit: changesMax }),
  ]);
  yield jsonFile('play-limits.json', {
    ...presentEach(held),
    exclusion: held.exclusion,
    changes: changes.map(presentChange),
    // Who decided it and why is the house's own.
    restrictions: steps.map(({ action, madeAt, until }) => ({ action, at: madeAt, until })),
  });
}
