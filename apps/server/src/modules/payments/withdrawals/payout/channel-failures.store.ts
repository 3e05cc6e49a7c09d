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
      await tx.query('select from payments.channel where id = $1 for update', [channelId]);
      const { rows } = await tx.query<Closed>(
        `with failed as (
           select count(*)::integer as count from payments.channel c
           join payments.withdrawal w on w.channel_id = c.id and w.status = 'canceled'
             and w.changed_at > greatest(c.updated_at, platform.clock() - interval '10 minutes')
           join payments.step s on s.bucket = w.bucket and s.uid = w.uid and s.payment_id = w.id and s.to_status = 'canceled'
             and s.by = 'gateway' and s.from_status = 'paying'
           where c.id = $1)
         update payments.channel set state = 'closed', closed_by = 'failures', version = version + 1,
           updated_at = platform.clock()
         from failed where id = $1 and state = 'open' and failed.count >= $2
         returning name, version, failed.count as failures`,
        [channelId, max],
      );
      return rows[0] ?? null;
    },
  };
}

export type ChannelFailures = ReturnType<typeof createChannelFailures>;
