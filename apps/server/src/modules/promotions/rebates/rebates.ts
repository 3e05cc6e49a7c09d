import type { rebatesCalls } from '@perya/contract/promotions/calls/rebates';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createDayStore } from '../days/day.store.ts';
import { claimCq9 } from './claim-cq9.ts';
import { readCq9 } from './read-cq9.ts';
import { readTpg } from './read-tpg.ts';
import { createRebateStore } from './rebate.store.ts';
import type { RebateServices } from './services.ts';
import { settleRebates } from './settle-rebates.ts';

export interface RebatesNeeds extends Pick<RebateServices, 'catalogue'> {
  pool: pg.Pool;
}

const everyMs = 5000;

/** A share of what was staked or lost on a day comes back on the next one. */
export function createRebates(
  { pool, catalogue }: RebatesNeeds,
  { promotions, rewards }: Pick<RebateServices, 'promotions' | 'rewards'>,
): Room<typeof rebatesCalls> {
  const services: RebateServices = {
    promotions,
    rewards,
    catalogue,
    days: createDayStore(pool),
    rebates: createRebateStore(pool),
  };
  return {
    handlers: {
      readCq9: (context, request) => readCq9(services, context, request),
      claimCq9: ({ uid }, request) => claimCq9(services, uid, request),
      readTpg: (context) => readTpg({ ...services, now: Date.now }, context),
    },
    jobs: {
      tasks: {},
      crontab: '',
      loops: { promotions_settle_rebates: { everyMs, act: () => settleRebates(services) } },
    },
  };
}
