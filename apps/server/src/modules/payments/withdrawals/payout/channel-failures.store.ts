import type { Recorded } from '../../../audit/index.ts';

interface Failed {
  name: string;
  version: number;
  failures: number;
  /** By which gateway the payouts failed. */
  gateway: string;
  /** By which they leave from now on; null if the channel has closed itself. */
  next: string | null;
}

interface Held {
  gateway: string;
  since: Date;
}

/** The gateway by which a channel pays out. */
const gatewayInUse = `coalesce(case when rail > 0 then payout_rails -> (rail - 1) end ->> 'gateway', gateway)`;

/** The first rail behind that in use whose gateway is one of $2; null where there is none. */
const nextRail = `select min(r.place)::smallint as place
  from payments.channel c, jsonb_array_elements(c.payout_rails) with ordinality r(rail, place)
  where c.id = $1 and r.place > c.rail and r.rail ->> 'gateway' = any ($2::text[])`;

export function createChannelFailures() {
  return {
    /**
     * Moves a channel on to its next rail if so many of its payouts have failed within ten minutes since
     * it was last changed; without another rail it is closed. Only rails of `gateways` are there.
     */
    async moveOnIfFailing(
      tx: Recorded,
      channelId: number,
      { max, gateways }: { max: number; gateways: readonly string[] },
    ): Promise<Failed | null> {
      // The row first: of two payouts that fail at once the second one counts both.
      const held = await tx.query<Held>(
        `select ${gatewayInUse} as gateway, greatest(updated_at, platform.clock() - interval '10 minutes') as since
         from payments.channel where id = $1 for update`,
        [channelId],
      );
      const { gateway = '', since = null } = held.rows[0] ?? {};
      const failed = await tx.query<{ count: number }>(
        `select count(*)::integer as count from payments.withdrawal w
         join payments.step s on s.bucket = w.bucket and s.uid = w.uid and s.payment_id = w.id and s.to_status = 'canceled'
           and s.by = 'gateway' and s.from_status = 'paying'
         where w.channel_id = $1 and w.status = 'canceled' and w.changed_at > $2 and w.gateway = $3`,
        [channelId, since, gateway],
      );
      const failures = failed.rows[0]?.count ?? 0;
      const { rows } = await tx.query<Omit<Failed, 'gateway'>>(
        `with next as (${nextRail})
         update payments.channel c set rail = coalesce(next.place, c.rail),
           state = case when next.place is null then 'closed' else 'open' end,
           closed_by = case when next.place is null then 'failures' else '' end,
           version = c.version + 1, updated_at = platform.clock()
         from next where c.id = $1 and c.state = 'open' and $4::integer >= $3
         returning c.name, c.version, $4::integer as failures, c.payout_rails -> (next.place - 1) ->> 'gateway' as next`,
        [channelId, gateways, max, failures],
      );
      return rows[0] ? { ...rows[0], gateway } : null;
    },

    /** Moves a channel on whose gateway in use is none of `gateways` to its next rail that is; null where nothing moved. */
    async moveOnIfMissing(
      tx: Recorded,
      channelId: number,
      gateways: readonly string[],
    ): Promise<Omit<Failed, 'failures'> | null> {
      // The row first: of many withdrawals that ask at once the first one moves it.
      const held = await tx.query<{ gateway: string }>(
        `select ${gatewayInUse} as gateway from payments.channel where id = $1 for update`,
        [channelId],
      );
      const gateway = held.rows[0]?.gateway;
      if (gateway === undefined || gateways.includes(gateway)) return null;
      const { rows } = await tx.query<Omit<Failed, 'failures' | 'gateway'>>(
        `with next as (${nextRail})
         update payments.channel c set rail = next.place, version = c.version + 1, updated_at = platform.clock()
         from next where c.id = $1 and c.state = 'open' and next.place is not null
         returning c.name, c.version, c.payout_rails -> (next.place - 1) ->> 'gateway' as next`,
        [channelId, gateways],
      );
      return rows[0] ? { ...rows[0], gateway } : null;
    },
  };
}

export type ChannelFailures = ReturnType<typeof createChannelFailures>;
