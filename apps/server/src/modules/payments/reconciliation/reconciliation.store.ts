import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { byDay, byText } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { GatewayLine } from '../../../providers/payments/gateway.ts';

export interface ComparedDay {
  gateway: string;
  /** In Manila, as 2026-11-16. */
  day: string;
  startedAt: Date;
  finishedAt: Date | null;
  lines: number;
  differences: number;
  problem: string;
}

const columns = `gateway, to_char(day, 'YYYY-MM-DD') as day, started_at,
  finished_at, lines, differences, problem`;

/** Days that are compared. */
const days = (pool: pg.Pool) => ({
  /** Days of the last week that were not compared yet, oldest first. */
  async daysLeft(gateway: string): Promise<string[]> {
    const { rows } = await pool.query<{ day: string }>(
      `select to_char(d.day, 'YYYY-MM-DD') as day
       from (select platform.manila_day(platform.clock()) - n as day from generate_series(1, 7) n) d
       where not exists (select from payments.reconciliation r
         where r.gateway = $1 and r.day = d.day and r.finished_at is not null and r.problem = '')
       order by d.day`,
      [gateway],
    );
    return rows.map(({ day }) => day);
  },

  async begin(gateway: string, day: string): Promise<void> {
    await pool.query(
      `insert into payments.reconciliation (gateway, day) values ($1, $2)
       on conflict (gateway, day) do update set started_at = platform.clock(), finished_at = null, problem = ''`,
      [gateway, day],
    );
  },

  async fail(gateway: string, day: string, problem: string): Promise<void> {
    await pool.query(
      `update payments.reconciliation set finished_at = platform.clock(), problem = $3
       where gateway = $1 and day = $2`,
      [gateway, day, problem],
    );
  },

  page: createList<ComparedDay>(pool, {
    columns,
    from: 'payments.reconciliation r',
    key: [byDay('r.day'), byText('r.gateway')],
  }).page,
});

/** What a day holds. */
const dayLines = (pool: pg.Pool) => ({
  /** Lines of a file, some at a time; one that was read before is read anew. */
  async addLines(gateway: string, day: string, lines: readonly GatewayLine[]): Promise<void> {
    await pool.query(
      `insert into payments.gateway_line (gateway, day, kind, payment_id, reference, amount, currency, at)
       select $1, $2, * from unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::timestamptz[])
       on conflict (gateway, day, kind, payment_id) do update
         set reference = excluded.reference, amount = excluded.amount, currency = excluded.currency,
           at = excluded.at`,
      [
        gateway,
        day,
        lines.map(({ kind }) => kind),
        lines.map(({ paymentId }) => paymentId),
        lines.map(({ reference }) => reference),
        lines.map(({ amount }) => amount),
        lines.map(({ currency }) => currency),
        lines.map(({ at }) => at),
      ],
    );
  },

  /** Opens the cases and writes down how it ended. */
  async finish(gateway: string, day: string): Promise<ComparedDay> {
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ differences: number }>(
        'select payments.reconcile($1, $2) as differences',
        [gateway, day],
      );
      const done = await client.query<ComparedDay>(
        `update payments.reconciliation r set finished_at = platform.clock(), differences = $3,
           lines = (select count(*) from payments.gateway_line l where l.gateway = $1 and l.day = $2)
         where r.gateway = $1 and r.day = $2 returning ${columns}`,
        [gateway, day, rows[0]?.differences ?? 0],
      );
      const [row] = done.rows;
      if (!row) throw new Error(`The comparison of ${gateway} on ${day} was not begun`);
      return row;
    });
  },
});

export function createReconciliationStore(pool: pg.Pool) {
  return {
    ...days(pool),
    ...dayLines(pool),
  };
}

export type ReconciliationStore = ReturnType<typeof createReconciliationStore>;
