import type pg from 'pg';
import type { GrantOutcome } from '../rewards/reward.store.ts';

/** Keeps what the rounds may pay of the promotion's budget; within the transaction that asks the provider for them. */
export async function giveFreeRounds(
  client: pg.ClientBase,
  wanted: {
    promotion: number;
    uid: bigint;
    period: string;
    grantId: string;
    winMax: number;
    earnedAt: Date;
  },
): Promise<{ outcome: GrantOutcome; at: Date }> {
  const { promotion, uid, period, grantId, winMax, earnedAt } = wanted;
  const { rows } = await client.query({
    name: 'promotions-give-free-rounds',
    text: `select promotions.give_free_rounds($1, $2, $3, $4, $5, $6) as outcome, platform.clock() as at`,
    values: [promotion, uid, period, grantId, winMax, earnedAt],
  });
  return rows[0];
}

/** Credits a part of what rounds have won, once; answers how much it was. */
export async function creditFreeRounds(
  client: pg.ClientBase,
  { uid, grant, part, amount }: { uid: bigint; grant: string; part: number; amount: number },
): Promise<bigint> {
  const { rows } = await client.query({
    name: 'promotions-credit-free-rounds',
    text: 'select promotions.credit_free_rounds($1, $2, $3, $4) as credited',
    values: [uid, grant, part, amount],
  });
  return rows[0].credited;
}
