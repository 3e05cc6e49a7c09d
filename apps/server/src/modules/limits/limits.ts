import type { limitsCalls } from '@perya/contract/calls/limits';
import type { ExclusionPeriod } from '@perya/contract/rules/play-limits';
import type pg from 'pg';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import type { Asked } from './change-limits.ts';
import type { LimitsServices } from './dependencies.ts';
import { excludeSelf } from './exclude-self.ts';
import { createLimitsStore } from './limits.store.ts';
import { limitsRoutes } from './routes.ts';
import type { LimitsSettings } from './settings.ts';
import { updateLimits, type WantedLimits } from './update-limits.ts';

export interface LimitsNeeds extends Pick<LimitsServices, 'audit' | 'identity'> {
  pool: pg.Pool;
  settings: LimitsSettings;
}

export interface Limits {
  isExcluded(uid: bigint): Promise<boolean>;
  update(asked: Asked, wanted: WantedLimits): Promise<void>;
  exclude(asked: Asked, period: ExclusionPeriod): Promise<void>;
}

/**
 * The play limits that players set for themselves, and exclusions. Bets are checked against
 * them in the database, inside the posting itself: `limits.take_bet`, `count_win` and `return_bet`.
 */
export function createLimits(needs: LimitsNeeds): Module<Limits, typeof limitsCalls> {
  const { pool, audit, identity, settings } = needs;
  const { realityCheckMinutes } = settings;
  const services: LimitsServices = {
    audit,
    store: createLimitsStore(pool),
    identity,
    realityCheckMinutes,
  };
  return {
    door: {
      isExcluded: services.store.isExcluded,
      update: (asked, wanted) => updateLimits(services, asked, wanted),
      exclude: (asked, period) => excludeSelf(services, asked, period),
    },
    handlers: limitsRoutes(services),
    jobs: noJobs,
    close: nothingToClose,
  };
}
