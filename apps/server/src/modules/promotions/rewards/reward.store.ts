import type pg from 'pg';
import type { NoWelfare } from '../../limits/index.ts';
import type { PromotionMetrics } from '../metrics.ts';

const grantOutcomes = [
  'GRANTED',
  'KNOWN',
  'NOT_RUNNING',
  'SHUT_OUT',
  'NOT_FOR_PLAYER',
  'SHARED',
  'GROUP_TAKEN',
  'PLAYER_CAP',
  'DAY_CAP',
  'BUDGET',
] as const;
export type GrantOutcome = (typeof grantOutcomes)[number];

/** What one player gets of a promotion. */
export interface Grant {
  uid: bigint;
  /** What it is for: a day '2026-11-16', a month '2026-11', 'level:7', 'once'. */
  period: string;
  /** A tier of it; 0 where there is one. */
  step?: number;
  /** Centavos, or Filcoins. */
  amount: bigint;
  /** What it was computed from, for whoever asks why. */
  facts?: Readonly<Record<string, unknown>>;
}

/** What one player has earned of a promotion, and when. */
interface Earned extends Omit<Grant, 'step'> {
  earnedAt: Date;
}

export interface GivingEarned {
  promotion: number;
  /** Credited at once; otherwise offered. */
  isCredited: boolean;
  earned: readonly Earned[];
}

export interface GrantOptions {
  promotion: number;
  /** Claimed at once; otherwise offered. */
  isCredited: boolean;
  /** 'player', 'system' or 'staff:ID'. */
  by: string;
  /** When it was earned, where that is not now: what a promotion owes is given after its end. */
  earnedAt?: Date;
  /** Until when it is offered, where the promotion's own hours are not meant. */
  expiresAt?: Date;
}

export interface Granted {
  outcome: GrantOutcome;
  /** Of the reward that was given now or, if it is known, before. */
  id: bigint | null;
}

export type GiveUpOutcome = 'GIVEN_UP' | 'PLAYED' | 'SPENT' | 'NOT_FOUND';
export type VoidOutcome = 'VOIDED' | 'SPENT' | 'NOT_FOUND';
export type DeclineOutcome = 'KNOWN' | 'EXPIRED' | 'DECLINED' | 'NOT_FOUND';
export type ClaimOutcome = 'CLAIMED' | 'KNOWN' | 'EXPIRED' | 'DECLINED' | 'NOT_FOUND' | NoWelfare;

/** What is given in somebody else's transaction. */
const givingWithin = (pool: pg.Pool) => ({
  /** Before the first of several grants in one transaction. */
  async holdWallets(client: pg.ClientBase, uids: readonly bigint[]): Promise<void> {
    await client.query({
      name: 'promotions-hold-wallets',
      text: 'select promotions.hold_wallets($1)',
      values: [uids],
    });
  },

  /** Why Filcoins are kept from the player at this moment; null where nothing does. */
  async whyNoWelfare(uid: bigint): Promise<NoWelfare | null> {
    const { rows } = await pool.query<{ reason: NoWelfare | null }>({
      name: 'promotions-why-no-welfare',
      text: 'select limits.why_no_welfare($1, false) as reason',
      values: [uid],
    });
    return rows[0]?.reason ?? null;
  },

  /** A page of a player's rewards, newest first, with every step. Amounts are centavos, or Filcoins; none of a box that is closed. */
  async listOwn(uid: bigint, before = 2n ** 63n - 1n): Promise<{ id: bigint }[]> {
    const { rows } = await pool.query<{ id: bigint }>({
      name: 'promotions-own',
      text: `select r.id, p.name_en as promotion, r.period, r.step, r.currency,
               case when p.kind <> 'mystery-box' or r.state in ('claimed', 'given-up') then r.amount end as amount,
               r.state, r.offered_at, r.expires_at, r.facts,
               (select jsonb_agg(jsonb_build_object('state', s.to_state, 'at', s.at) order by s.seq)
                from promotions.step s where s.bucket = r.bucket and s.uid = r.uid and s.reward_id = r.id) as steps
             from promotions.reward r join promotions.promotion p on p.id = r.promotion_id
             where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.id < $2 order by r.id desc limit 500`,
      values: [uid, before],
    });
    return rows;
  },
});

/** Rewards that are given. */
const granting = (pool: pg.Pool, metrics?: PromotionMetrics) => ({
  /** Decided in the order in which they stand. */
  async grant(
    grants: readonly Grant[],
    options: GrantOptions,
    client: pg.Pool | pg.ClientBase = pool,
  ): Promise<Granted[]> {
    const { promotion, isCredited, by, earnedAt = null, expiresAt = null } = options;
    const { rows } = await client.query<{ outcomes: GrantOutcome[]; ids: (string | null)[] }>({
      name: 'promotions-grant',
      text: `select outcomes, reward_ids as ids
             from promotions.grant($1, $2, $3, $4, $5, $6::jsonb[], $7, $8, $9, $10)`,
      values: [
        promotion,
        grants.map(({ uid }) => uid),
        grants.map(({ period }) => period),
        grants.map(({ step = 0 }) => step),
        grants.map(({ amount }) => amount),
        grants.map(({ facts = {} }) => JSON.stringify(facts)),
        ...[isCredited, by, earnedAt, expiresAt],
      ],
    });
    const { outcomes = [], ids = [] } = rows[0] ?? {};
    return outcomes.map((outcome, n) => {
      metrics?.countGrant(promotion, outcome);
      const id = ids[n] ?? null;
      return { outcome, id: id === null ? null : BigInt(id) };
    });
  },

  /** In the order in which it stands; what a pause holds back is kept. */
  async giveEarned(
    { promotion, isCredited, earned }: GivingEarned,
    client: pg.ClientBase,
  ): Promise<void> {
    const { rows } = await client.query<{ outcomes: (GrantOutcome | 'OWED')[] }>({
      name: 'promotions-give-earned',
      text: `select promotions.give_earned($1, $2, $3, $4, $5::jsonb[], $6, $7) as outcomes`,
      values: [
        promotion,
        earned.map(({ uid }) => uid),
        earned.map(({ period }) => period),
        earned.map(({ amount }) => amount),
        earned.map(({ facts = {} }) => JSON.stringify(facts)),
        earned.map(({ earnedAt }) => earnedAt),
        isCredited,
      ],
    });
    for (const outcome of rows[0]?.outcomes ?? []) {
      if (outcome !== 'OWED') metrics?.countGrant(promotion, outcome);
    }
  },
});

/** What is still owed, and what is over. */
const catchingUp = (pool: pg.Pool) => ({
  /** Gives the next of what a pause has held back, and says how many were decided. */
  async payOwed(limit: number): Promise<number> {
    const { rows } = await pool.query<{ decided: number }>({
      name: 'promotions-pay-owed',
      text: 'select promotions.pay_owed($1) as decided',
      values: [limit],
    });
    return rows[0]?.decided ?? 0;
  },

  /** Ends what nobody came for in time, some of it at a time; says how many there were. */
  async expireDue(limit: number): Promise<number> {
    const { rows } = await pool.query<{ uid: bigint; id: bigint }>({
      name: 'promotions-due',
      text: `select uid, id from promotions.reward
             where state = 'offered' and expires_at <= platform.clock() order by expires_at limit $1`,
      values: [limit],
    });
    for (const { uid, id } of rows) {
      await pool.query({
        name: 'promotions-expire',
        text: 'select promotions.expire($1, $2)',
        values: [uid, id],
      });
    }
    return rows.length;
  },
});

/** Decisions are counted where there are figures to count them in. */
export function createRewardStore(pool: pg.Pool, metrics?: PromotionMetrics) {
  const askOutcome = async <Outcome extends string>(
    verb: 'claim' | 'decline' | 'give_up' | 'void',
    [uid, id, by]: [bigint, bigint, string],
    client: pg.Pool | pg.ClientBase = pool,
  ): Promise<Outcome> => {
    const { rows } = await client.query<{ outcome: Outcome }>({
      name: `promotions-${verb}`,
      text: `select promotions.${verb}($1, $2, $3) as outcome`,
      values: [uid, id, by],
    });
    if (!rows[0]) throw new Error('The reward was not decided');
    metrics?.countDecision(verb, rows[0].outcome);
    return rows[0].outcome;
  };
  return {
    claim: (uid: bigint, id: bigint, by: string, client?: pg.ClientBase) =>
      askOutcome<ClaimOutcome>('claim', [uid, id, by], client),
    decline: (uid: bigint, id: bigint, by: string) =>
      askOutcome<DeclineOutcome>('decline', [uid, id, by]),
    giveUp: (uid: bigint, id: bigint, by: string) =>
      askOutcome<GiveUpOutcome>('give_up', [uid, id, by]),
    void: (client: pg.ClientBase, uid: bigint, id: bigint, by: string) =>
      askOutcome<VoidOutcome>('void', [uid, id, by], client),
    ...givingWithin(pool),
    ...granting(pool, metrics),
    ...catchingUp(pool),
  };
}

export type RewardStore = ReturnType<typeof createRewardStore>;
