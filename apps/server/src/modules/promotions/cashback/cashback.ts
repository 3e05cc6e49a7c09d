import { cashbackOf } from '@perya/contract/rules/cashback';
import { centavos } from '@perya/money';
import type pg from 'pg';
import type { CashbackGiver, CashbackOffer } from '../../payments/index.ts';
import type { KindRoom, Simulate } from '../kind-room.ts';
import type { RewardStore } from '../rewards/reward.store.ts';
import type { KindPromotions } from '../running/read-promotions.ts';
import { createOfferStore } from './cashback.store.ts';
import { createCashbackReader, giveHeld } from './give-cashback.ts';

interface CashbackNeeds {
  pool: pg.Pool;
  rewards: RewardStore;
  promotions: KindPromotions<'channel-cashback'>;
}

interface CashbackRoom extends KindRoom<'channel-cashback'> {
  /** What payments ask before a deposit takes a ticket. */
  giver: CashbackGiver;
}

const heldEveryMs = 5000;

/** Who could have taken a ticket is known, and not who would have. */
const simulate: Simulate<'channel-cashback'> = async ({ simulations }, { rules }, span) => {
  const metrics = { ...rules, most: BigInt(rules.most), least: BigInt(rules.least) };
  const could = await simulations.listTicketable(rules, span);
  const earned = could.map(({ uid, day, depositId, amount }) => ({
    uid,
    day,
    period: `deposit:${depositId}`,
    step: 0,
    amount: cashbackOf(metrics, centavos(amount)),
  }));
  return { basis: 'most', earned: earned.filter(({ amount }) => amount > 0n) };
};

/** Bonuses that come with deposits: what is offered before, and what is given when they are paid. */
export function createCashback({ pool, rewards, promotions }: CashbackNeeds): CashbackRoom {
  const offers = createOfferStore(pool);
  async function offersTo(uid: bigint): Promise<CashbackOffer[]> {
    const running = await promotions.running();
    if (running.length === 0) return [];
    const ids = running.map(({ id }) => id);
    const left = new Map(
      (await offers.listLeft(uid, ids)).map((each) => [each.promotion, each.left]),
    );
    return running.flatMap(({ id, name, terms, rules, wageringTimes }): CashbackOffer[] => {
      const most = left.get(id);
      if (most === undefined) return [];
      return [
        {
          promotion: id,
          name,
          terms,
          wageringTimes,
          left: most,
          share: rules.share,
          most: BigInt(rules.most),
          least: BigInt(rules.least),
          channels: rules.channels.map(Number),
        },
      ];
    });
  }
  return {
    simulate,
    giver: { offersTo, broughtTo: offers.sumBrought },
    jobs: {
      tasks: {},
      crontab: '',
      readers: [createCashbackReader({ pool, rewards })],
      loops: {
        promotions_give_held_cashback: {
          everyMs: heldEveryMs,
          act: () => giveHeld({ pool, rewards }),
        },
      },
    },
  };
}
