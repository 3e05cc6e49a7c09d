import { createHash } from 'node:crypto';
import type { rebatesCalls } from '@perya/contract/promotions/calls/rebates';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createDayStore } from '../days/day.store.ts';
import { exact, type KindRoom, type Simulate, wholeDay } from '../kind-room.ts';
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

/** As promotions.pay_due draws it. */
const lotOf = (promotion: number, day: string, uid: bigint) =>
  createHash('sha256').update(`${promotion}|${day}|${uid}`).digest('hex');

const simulate: Simulate<'rebate'> = async ({ simulations }, { id, rules }, span) =>
  exact(
    (await simulations.listRebates(rules, span)).map(({ uid, day, amount }) => ({
      ...wholeDay(day),
      uid,
      amount,
      turn: lotOf(id, day, uid),
    })),
  );

/** A share of what was staked or lost on a day comes back on the next one. */
export function createRebates(
  { pool, catalogue }: RebatesNeeds,
  { promotions, rewards }: Pick<RebateServices, 'promotions' | 'rewards'>,
): KindRoom<'rebate'> & Room<typeof rebatesCalls> {
  const services: RebateServices = {
    promotions,
    rewards,
    catalogue,
    days: createDayStore(pool),
    rebates: createRebateStore(pool),
  };
  return {
    simulate,
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
