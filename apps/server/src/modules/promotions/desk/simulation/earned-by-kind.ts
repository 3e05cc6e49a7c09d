import { createHash } from 'node:crypto';
import { cashbackOf } from '@perya/contract/rules/cashback';
import {
  type PromotionKindName,
  promotionKinds,
  type RulesOf,
} from '@perya/contract/rules/promotions/kinds';
import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import { addDays, daysBetween } from '@perya/contract/rules/tasks/check-in';
import { centavos } from '@perya/money';
import * as z from 'zod/mini';
import type { Keyring } from '../../../../platform/keyring.ts';
import type { Kyc } from '../../../kyc/index.ts';
import { drawBox } from '../../boxes/draw-box.ts';
import type { Earned, Standing } from './decide-earned.ts';
import { countedFor, earnedOfCheckIn, earnedOfTask } from './earned-by-doing.ts';
import type { SimulationStore, Span } from './simulation.store.ts';

export interface EarnedNeeds {
  simulations: SimulationStore;
  kyc: Pick<Kyc, 'birthdaysOn'>;
  keyring: Pick<Keyring, 'digest'>;
  /** Whether test accounts take part in rankings. */
  withTesters: boolean;
  standingsOf(uids: readonly bigint[]): Promise<ReadonlyMap<bigint, Standing>>;
}

interface Simulated<Kind extends PromotionKindName> {
  id: number;
  rules: RulesOf<Kind>;
}

/** What was earned, and whether all of it would have been given by itself; null where nothing recorded tells. */
export interface EarnedInSpan {
  basis: 'exact' | 'most';
  earned: Earned[];
}

type EarnedOf<Kind extends PromotionKindName> = (
  needs: EarnedNeeds,
  promotion: Simulated<Kind>,
  span: Span,
) => Promise<EarnedInSpan | null>;

/** So many of a list may be left out of it before the simulation of a ranking goes wrong. */
const leftOutMax = 1000;

const whole = (day: string) => ({ day, period: day, step: 0 });
const exact = (earned: Earned[]): EarnedInSpan => ({ basis: 'exact', earned });

/** As promotions.pay_due draws it. */
const lotOf = (promotion: number, day: string, uid: bigint) =>
  createHash('sha256').update(`${promotion}|${day}|${uid}`).digest('hex');

const ofRanking: EarnedOf<'ranking'> = async (needs, { rules }, span) => {
  const prizes = prizesByPlace(rules.prizes);
  const places = prizes.length + leftOutMax;
  const staked = await needs.simulations.listStaked(rules.game_types, span, places);
  const standings = await needs.standingsOf(staked.map(({ uid }) => uid));
  const takesPart = (uid: bigint) => {
    const standing = standings.get(uid);
    if (!standing || standing.isShutOut || !standing.isMeant) return false;
    return needs.withTesters || !standing.isTest;
  };
  const placeOn = new Map<string, number>();
  return exact(
    staked.flatMap(({ uid, day }): Earned[] => {
      if (!takesPart(uid)) return [];
      const place = placeOn.get(day) ?? 0;
      placeOn.set(day, place + 1);
      const prize = prizes[place];
      if (prize === undefined) return [];
      const turn = String(place).padStart(6, '0');
      return [{ ...whole(day), uid, amount: BigInt(prize), turn }];
    }),
  );
};

const ofBirthday: EarnedOf<'birthday'> = async ({ kyc }, { rules }, { from, to }) => {
  const earned: Earned[] = [];
  for (let n = 0; n <= daysBetween(from, to); n += 1) {
    const day = addDays(from, n);
    const gift = { ...whole(day), period: day.slice(0, 4), amount: BigInt(rules.amount) };
    for await (const uids of kyc.birthdaysOn(day)) {
      earned.push(...uids.map((uid) => ({ ...gift, uid })));
    }
  }
  return exact(earned);
};

const simulators: { readonly [Kind in PromotionKindName]?: EarnedOf<Kind> } = {
  rebate: async ({ simulations }, { id, rules }, span) =>
    exact(
      (await simulations.listRebates(rules, span)).map(({ uid, day, amount }) => ({
        ...whole(day),
        uid,
        amount,
        turn: lotOf(id, day, uid),
      })),
    ),
  ranking: ofRanking,
  birthday: ofBirthday,
  'mystery-box': async ({ simulations, keyring }, { id, rules }, span) =>
    exact(
      (await simulations.listDeposited(rules.deposits, span)).map(({ uid, day }) => ({
        ...whole(day),
        uid,
        amount: drawBox(keyring, rules.odds, { promotion: id, uid, day }),
      })),
    ),
  'level-up': async ({ simulations }, { rules }, span) => {
    const amounts = new Map(rules.levels.map(({ level, amount }) => [level, BigInt(amount)]));
    return exact(
      (await simulations.listRisen(span)).flatMap(({ uid, level, day }) => {
        const amount = amounts.get(level);
        return amount ? [{ uid, day, period: `level:${level}`, step: 0, amount }] : [];
      }),
    );
  },
  task: async ({ simulations }, { rules }, span) => {
    const counted = countedFor[rules.ty];
    if (!counted) return null;
    const did = await simulations.listProgress(counted.what, span, counted.types);
    return { basis: 'most', earned: earnedOfTask(rules, did, span.from) };
  },
  'channel-cashback': async ({ simulations }, { rules }, span) => {
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
  },
  'check-in': async ({ simulations }, { rules }, span) => {
    const came = await simulations.listProgress('logins', span);
    return { basis: 'most', earned: earnedOfCheckIn(rules, came) };
  },
};

/** What players would have earned of a promotion in a span, by the rules of its kind. */
export async function earnedInSpan<Kind extends PromotionKindName>(
  needs: EarnedNeeds,
  { id, kind, rules }: { id: number; kind: Kind; rules: unknown },
  span: Span,
): Promise<EarnedInSpan | null> {
  const simulate: EarnedOf<Kind> | undefined = simulators[kind];
  const read = z.parse(promotionKinds[kind].rules, rules) as RulesOf<Kind>;
  return simulate ? simulate(needs, { id, rules: read }, span) : null;
}
