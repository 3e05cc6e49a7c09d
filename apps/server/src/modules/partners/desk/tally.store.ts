import type { EntryOutcome, PartnerChannel } from '@perya/contract/partners/partner-channels';
import type pg from 'pg';

export interface Tally {
  channel: PartnerChannel;
  hour: Date;
  outcome: EntryOutcome;
  entries: number;
  exchanges: number;
  exchangeMs: number;
}

export interface HostAnswers {
  channel: PartnerChannel;
  /** Entries that its host said nothing to, and those that it answered, whatever it said. */
  failed: number;
  answered: number;
  /** Null: it has never answered. */
  answeredAt: Date | null;
}

/** What is noted of a host's answers. */
const noting = (pool: pg.Pool) => ({
  /** Counts an entry; the time is that of the host, if it was asked. */
  async note(channel: PartnerChannel, outcome: EntryOutcome, ms: number | null): Promise<void> {
    await pool.query({
      name: 'partners-note-entry',
      text: `insert into partners.tally as t
           (channel, hour, outcome, entries, exchanges, exchange_ms, last_at)
         values ($1, date_trunc('hour', platform.clock(), 'UTC'), $2, 1, $3, $4, platform.clock())
         on conflict (channel, hour, outcome) do update set entries = t.entries + 1,
           exchanges = t.exchanges + excluded.exchanges,
           exchange_ms = t.exchange_ms + excluded.exchange_ms, last_at = excluded.last_at`,
      values: [channel, outcome, ms === null ? 0 : 1, Math.round(ms ?? 0)],
    });
  },

  /** When somebody last came in, by channel. */
  async lastEntered(): Promise<Map<PartnerChannel, Date>> {
    const { rows } = await pool.query<{ channel: PartnerChannel; at: Date }>(
      `select channel, max(last_at) as at from partners.tally where outcome = 'entered'
       group by channel`,
    );
    return new Map(rows.map(({ channel, at }) => [channel, at]));
  },

  async now(): Promise<Date> {
    const { rows } = await pool.query<{ now: Date }>('select platform.clock() as now');
    return rows[0]?.now ?? new Date();
  },

  async forgetOld(): Promise<void> {
    await pool.query(
      `delete from partners.tally where hour < platform.clock() - interval '90 days'`,
    );
  },
});

/** How a host has answered. */
const answers = (pool: pg.Pool) => ({
  async listSince(hours: number): Promise<Tally[]> {
    const { rows } = await pool.query<Tally>(
      `select channel, hour, outcome, entries, exchanges, exchange_ms::float8 as exchange_ms
       from partners.tally
       where hour > date_trunc('hour', platform.clock(), 'UTC') - make_interval(hours => $1)
       order by hour`,
      [hours],
    );
    return rows;
  },

  /** What hosts of open channels did when they were asked, in this hour and the one before. */
  async listAnswers(): Promise<HostAnswers[]> {
    const { rows } = await pool.query<HostAnswers>(
      `with recent as (
         select channel,
           coalesce(sum(entries) filter (where outcome = 'unreachable'), 0)::int as failed,
           coalesce(sum(exchanges) filter (where outcome <> 'unreachable'), 0)::int as answered
         from partners.tally
         where hour >= date_trunc('hour', platform.clock(), 'UTC') - interval '1 hour'
         group by channel
       )
       select r.channel, r.failed, r.answered,
         (select max(t.last_at) from partners.tally t where t.channel = r.channel
           and t.outcome <> 'unreachable' and t.exchanges > 0) as answered_at
       from recent r join partners.channel c on c.name = r.channel where c.is_open`,
    );
    return rows;
  },
});

export function createTallyStore(pool: pg.Pool) {
  return {
    ...noting(pool),
    ...answers(pool),
  };
}

export type TallyStore = ReturnType<typeof createTallyStore>;
