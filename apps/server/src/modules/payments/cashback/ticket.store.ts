import type pg from 'pg';

export function createTicketStore(pool: pg.Pool) {
  return {
    /** Tickets that the player has used on this day in Manila, by channel; a deposit that came to nothing used none. */
    async usedToday(uid: bigint): Promise<Map<number, number>> {
      const { rows } = await pool.query<{ channelId: number; used: number }>({
        name: 'payments-tickets-used',
        text: `select channel_id, used from payments.tickets_used($1, platform.clock())`,
        values: [uid],
      });
      return new Map(rows.map(({ channelId, used }) => [channelId, used]));
    },
  };
}

export type TicketStore = ReturnType<typeof createTicketStore>;
