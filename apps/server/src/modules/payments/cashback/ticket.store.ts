import type { Centavos } from '@perya/money';
import type pg from 'pg';

export function createTicketStore(pool: pg.Pool) {
  return {
    /** Tickets that the player has used on this day in Manila, by channel; a deposit that came to nothing used none. */
    async usedToday(uid: bigint): Promise<Map<number, number>> {
      const { rows } = await pool.query<{ channelId: number; used: number }>({
        name: 'payments-tickets-used',
        text: `select channel_id as "channelId", used from payments.tickets_used($1, platform.clock())`,
        values: [uid],
      });
      return new Map(rows.map(({ channelId, used }) => [channelId, used]));
    },

    /** What cashback has brought the player in all and on this day in Manila, by the ledger. */
    async sums(uid: bigint): Promise<{ now: Date; total: Centavos; today: Centavos }> {
      const { rows } = await pool.query<{ now: Date; total: Centavos; today: Centavos }>({
        name: 'payments-cashback-sums',
        text: `select n.now, coalesce(sum(p.amount), 0)::bigint as total,
            coalesce(sum(p.amount) filter (where platform.manila_day(d.changed_at) = platform.manila_day(n.now)), 0)::bigint
              as today
          from (select platform.clock() as now) n
          left join payments.deposit d on d.uid = $1 and d.has_cashback and d.status = 'completed'
          left join ledger.posted p on p.uid = d.uid and p.scope = 'cashback' and p.key = 'D' || d.id
          group by n.now`,
        values: [uid],
      });
      const [row] = rows;
      if (!row) throw new Error('The sums of cashback gave no answer');
      return row;
    },
  };
}

export type TicketStore = ReturnType<typeof createTicketStore>;
