import { createHash } from 'node:crypto';
import type { AnswerOf } from '@perya/contract/call';
import type {
  claimCq9 as claimCq9Call,
  readTpg as readTpgCall,
  rebatesCalls,
} from '@perya/contract/promotions/calls/rebates';
import { centavos, toPesos } from '@perya/money';
import type pg from 'pg';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Room } from '../../../platform/room.ts';
import { welfareRefusal } from '../../limits/index.ts';
import { createDayStore } from '../days/day.store.ts';
import { settleDays } from '../days/settle-days.ts';
import { exact, type KindRoom, type Simulate, wholeDay } from '../kind-room.ts';
import { findCollected } from './find-rebate.ts';
import { readCq9 } from './read-cq9.ts';
import { presentTerms } from './rebate.present.ts';
import { createRebateStore } from './rebate.store.ts';
import type { RebateServices } from './services.ts';

/** Credits what waits. Of any number that ask at once one gets it; the others find nothing. [G-227] */
async function claimCq9(
  services: RebateServices,
  uid: bigint,
  { pid }: { pid: number },
): Promise<AnswerOf<typeof claimCq9Call>> {
  await findCollected(services, pid);
  let credited = 0n;
  for (const { id, amount } of await services.rebates.listOffered(uid, pid)) {
    const outcome = await services.rewards.claim(uid, id, 'player');
    const refusal = welfareRefusal(outcome);
    if (refusal) throw refusal;
    if (outcome === 'CLAIMED') credited += amount;
  }
  if (credited === 0n) throw new Refusal('NOTHING_TO_COLLECT');
  return { amount: toPesos(centavos(credited)) };
}

/** The terms of the rebate that is credited by itself, with its period, also after its end, and when it was held before. [G-286 G-343] */
async function readTpg(
  { promotions, now }: Pick<RebateServices, 'promotions'> & { now: () => number },
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
): Promise<AnswerOf<typeof readTpgCall>> {
  const meant = await promotions.meantFor(uid, promotions.published());
  const moment = { language, now: new Date(now()) };
  const [first, ...others] = meant
    .filter(({ rules }) => rules.way === 'credit')
    .map((promotion) => presentTerms(promotion, moment));
  return {
    rebate: first ?? null,
    past: others
      .filter(({ has_ended }) => has_ended)
      .map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))
      .toSorted((a, b) => b.ends_at - a.ends_at),
  };
}

type Services = Pick<RebateServices, 'promotions' | 'rebates' | 'days'>;

/** Offers or credits the rebates of days that are over. [G-284] */
async function settleRebates({ promotions, rebates, days }: Services): Promise<void> {
  for (const { id, rules } of await promotions.published()) {
    await settleDays(
      { days },
      {
        promotion: id,
        isCredited: rules.way === 'credit',
        close: (day) => rebates.close(id, day),
      },
    );
  }
}

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
    isDecidedByDay: true,
    jobs: {
      tasks: {},
      crontab: '',
      loops: { promotions_settle_rebates: { everyMs, act: () => settleRebates(services) } },
    },
  };
}
