import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

/** What a paid deposit was promised when it took its ticket. */
export interface PromisedCashback {
  uid: bigint;
  depositId: bigint;
  promotion: number;
  amount: bigint;
  deposited: bigint;
  begunAt: Date;
}

export const cashbackStore = {
  /** The deposits with a ticket that were paid in a part of the log. */
  async listPromised(client: pg.ClientBase, { after, upTo }: Range): Promise<PromisedCashback[]> {
    const { rows } = await client.query<PromisedCashback>({
      name: 'promotions-cashback-promised',
      text: `select uid, deposit_id, promotion_id as promotion, cashback as amount,
               amount as deposited, begun_at
             from payments.paid_deposit
             where seq > $1 and seq <= $2 and promotion_id is not null`,
      values: [after, upTo],
    });
    return rows;
  },

  async isPaused(client: pg.ClientBase, promotion: number): Promise<boolean> {
    const { rows } = await client.query<{ state: string }>(
      'select state from promotions.promotion where id = $1',
      [promotion],
    );
    return rows[0]?.state === 'paused';
  },

  async hold(client: pg.ClientBase, promised: PromisedCashback): Promise<void> {
    const { uid, depositId, promotion, amount, deposited, begunAt } = promised;
    await client.query(
      `insert into promotions.held_cashback (uid, deposit_id, promotion_id, amount, deposited, begun_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [uid, depositId, promotion, amount, deposited, begunAt],
    );
  },

  /** Some of what was held and need not be any more; who takes it gives it, or holds it again. */
  async takeHeld(client: pg.ClientBase, limit: number): Promise<PromisedCashback[]> {
    const { rows } = await client.query<PromisedCashback>({
      name: 'promotions-cashback-held',
      text: `delete from promotions.held_cashback h using (
               select q.uid, q.deposit_id as id from promotions.held_cashback q
               join promotions.promotion p on p.id = q.promotion_id and p.state <> 'paused'
               order by q.begun_at limit $1 for update of q skip locked) t
             where h.uid = t.uid and h.deposit_id = t.id
             returning h.uid, h.deposit_id, h.promotion_id as promotion, h.amount, h.deposited,
               h.begun_at`,
      values: [limit],
    });
    return rows;
  },

  /** The promotion gave nothing: the ticket is the player's again. */
  async returnTicket(client: pg.ClientBase, { uid, depositId }: PromisedCashback): Promise<void> {
    await client.query('select payments.return_ticket($1, $2)', [uid, depositId]);
  },
};

export function createOfferStore(pool: pg.Pool) {
  return {
    /** Which of these promotions have something for the player, and how much their bounds leave; null for no bound. */
    async listLeft(
      uid: bigint,
      promotions: readonly number[],
    ): Promise<{ promotion: number; left: bigint | null }[]> {
      // First what the player has, which may lie on another node than the promotions.
      const kept = await pool.query<{ promotion: number; amount: bigint }>({
        name: 'promotions-cashback-kept',
        text: `select r.promotion_id as promotion, sum(r.amount)::bigint as amount from promotions.reward r
               where r.bucket = platform.bucket_of($1) and r.promotion_id = any ($2) and r.uid = $1
                 and promotions.is_kept(r.state)
               group by 1`,
        values: [uid, promotions],
      });
      const { rows } = await pool.query<{ promotion: number; left: bigint | null }>({
        name: 'promotions-cashback-left',
        text: `select b.promotion, b.left from (
                 select p.id as promotion, least(p.budget - coalesce(w.amount, 0), p.day_cap - coalesce(t.amount, 0),
                   p.player_cap - coalesce(k.amount, 0)) as left
                 from promotions.promotion p
                 left join promotions.spent w on w.promotion_id = p.id and w.day = '-infinity'
                 left join promotions.spent t on t.promotion_id = p.id
                   and t.day = platform.manila_day(platform.clock())
                 left join unnest($3::integer[], $4::bigint[]) as k(promotion, amount) on k.promotion = p.id
                 where p.id = any ($2) and promotions.is_for(p.audience, $1, kyc.status_of($1))) b
               where (b.left is null or b.left > 0) and not promotions.is_shut_out($1)`,
        values: [
          uid,
          promotions,
          kept.rows.map((row) => row.promotion),
          kept.rows.map((row) => row.amount),
        ],
      });
      return rows;
    },

    /** What cashback has brought, also before promotions gave it. */
    async sumBrought(uid: bigint): Promise<{ now: Date; total: Centavos; today: Centavos }> {
      const { rows } = await pool.query<{ now: Date; total: Centavos; today: Centavos }>({
        name: 'promotions-cashback-brought',
        text: `select n.now, coalesce(sum(b.amount), 0)::bigint as total,
                 coalesce(sum(b.amount) filter (where platform.manila_day(b.at) = platform.manila_day(n.now)), 0)::bigint
                   as today
               from (select platform.clock() as now) n
               left join (
                 select p.amount, p.created_at as at from ledger.posted p
                 where p.bucket = platform.bucket_of($1) and p.uid = $1
                   and p.scope <> 'games' and p.scope = 'cashback'
                 union all
                 select r.amount, r.decided_at from promotions.reward r
                 join promotions.promotion p on p.id = r.promotion_id and p.kind = 'channel-cashback'
                 where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.state = 'claimed') b on true
               group by n.now`,
        values: [uid],
      });
      const [row] = rows;
      if (!row) throw new Error('The sums of cashback gave no answer');
      return row;
    },
  };
}
