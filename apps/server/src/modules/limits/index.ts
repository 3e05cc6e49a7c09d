import type { ExclusionPeriod, LimitKind } from '@perya/contract/rules/play-limits';
import type pg from 'pg';
import type { Identity } from '../identity/index.ts';
import { cancelLimitChange } from './cancel-limit-change.ts';
import { excludeSelf } from './exclude-self.ts';
import type { LimitsView } from './limits.present.ts';
import { createLimitsStore } from './limits.store.ts';
import { updateLimits, type WantedLimits } from './update-limits.ts';

export { limitsRoutes } from './routes.ts';

export interface LimitsOptions {
  pool: pg.Pool;
  identity: Pick<Identity, 'sessionStartedAt'>;
  realityCheckMinutes: number;
}

const changesShown = 20;

/**
 * What players set for themselves: daily limits, and times without play. Bets are held against it
 * in the database, inside the posting itself: `limits.take_bet`, `count_win` and `return_bet`.
 */
export function createLimits({ pool, identity, realityCheckMinutes }: LimitsOptions) {
  const store = createLimitsStore(pool);
  return {
    isExcluded: (uid: bigint): Promise<boolean> => store.isExcluded(uid),
    /** The token tells which session's clock is meant. */
    async read(uid: bigint, token: string): Promise<LimitsView> {
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
    },
    update: (uid: bigint, wanted: WantedLimits) => updateLimits(store, uid, wanted),
    cancelChange: (uid: bigint, kind: LimitKind) => cancelLimitChange(store, uid, kind),
    exclude: (uid: bigint, period: ExclusionPeriod) => excludeSelf(store, uid, period),
  };
}

export type Limits = ReturnType<typeof createLimits>;
