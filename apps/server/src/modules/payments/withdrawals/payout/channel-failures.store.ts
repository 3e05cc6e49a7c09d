import type { Recorded } from '../../../audit/index.ts';

interface Closed {
  name: string;
  version: number;
  failures: number;
}

export function createChannelFailures() {
  return {
    /** Closes a channel if so many of its payouts have failed within ten minutes since it was last changed. */
    async closeIfFailing(tx: Recorded, channelId: number, max: number): Promise<Closed | null> {
      // The row first: of two payouts that fail at once the second one counts both.
      const held = await tx.query<{ since: Date }>(
        `select greatest(updated_at, platform.clock() - interval '10 minutes') as since
         from payments.channel where id = $1 for update`,
        [channelId],
      );
      const failed = await tx.query<{ count: number }>(
        `select count(*)::integer as count from payments.withdrawal w
         join payments.step s on s.bucket = w.bucket and s.uid = w.uid and s.payment_id = w.id and s.to_status = 'canceled'
           and s.by = 'gateway' and s.from_status = 'paying'
         where w.channel_id = $1 and w.status = 'canceled' and w.changed_at > $2`,
        [channelId, held.rows[0]?.since ?? null],
      );
      const failures = failed.rows[0]?.count ?? 0;
      const { rows } = await tx.query<Closed>(
        `update payments.channel set state = 'closed', closed_by = 'failures', version = version + 1,
           updated_at = platform.clock()
         where id = $1 and state = 'open' and $3::integer >= $2 returning name, version, $3::integer as failures`,
        [channelId, max, failures],
      );
      return rows[0] ?? null;
    },
  };
}

export type ChannelFailures = ReturnType<typeof createChannelFailures>;
