import type { LimitsView } from './limits.present.ts';
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
