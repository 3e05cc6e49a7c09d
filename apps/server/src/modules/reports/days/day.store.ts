import type { Correction } from '@perya/contract/reports/staff-calls/days';
import type pg from 'pg';
import { byDay, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';

export interface ClosedDayRow {
  day: string;
  startsAt: Date;
  endsAt: Date;
  closedAt: Date;
  rounds: bigint;
  staked: bigint;
  won: bigint;
  lateWon: bigint;
  turnover: bigint;
  bonuses: bigint;
  prizes: bigint;
  fees: bigint;
  shareBasisPoints: number;
  share: bigint;
  deposited: bigint;
  paidOut: bigint;
  corrections: number;
  /** In centavos. */
  corrected: bigint;
}

export interface CorrectionRow {
  id: bigint;
  day: string;
  ofDay: string;
  kind: Correction['kind'];
  uid: bigint;
  subject: string;
  amount: bigint;
  notedAt: Date;
}

interface CorrectionFilter {
  of_day?: string | undefined;
  day?: string | undefined;
}

export function createDayStore(pool: pg.Pool) {
  const days = createList<ClosedDayRow>(pool, {
    columns: `to_char(d.day, 'YYYY-MM-DD') as day, d.starts_at, d.ends_at, d.closed_at, d.rounds, d.staked, d.won,
      d.late_won, d.turnover, d.bonuses, d.prizes, d.fees, d.share_basis_points, d.share, d.deposited, d.paid_out,
      (select count(*)::int from reports.correction c where c.of_day = d.day and not c.is_test) as corrections,
      (select coalesce(sum(c.amount), 0)::bigint from reports.correction c
        where c.of_day = d.day and not c.is_test) as corrected`,
    from: 'reports.closed_day d',
    key: [byDay('d.day')],
  });
  const corrections = createList<CorrectionRow, CorrectionFilter>(pool, {
    columns: `c.id, to_char(c.day, 'YYYY-MM-DD') as day, to_char(c.of_day, 'YYYY-MM-DD') as of_day, c.kind, c.uid,
      c.subject, c.amount, c.noted_at`,
    from: 'reports.correction c',
    key: [byNumber('c.id')],
    where: ({ of_day, day }, asked) => [
      'not c.is_test',
      asked('c.of_day = ?', of_day),
      asked('c.day = ?', day),
    ],
  });
  return {
    page: days.page,
    pageOfCorrections: corrections.page,

    /** The newest one that is closed; each is closed after the one before it. */
    async lastClosed(): Promise<string | null> {
      const { rows } = await pool.query<{ day: string | null }>(
        `select to_char(max(day), 'YYYY-MM-DD') as day from reports.closed_day`,
      );
      return rows[0]?.day ?? null;
    },

    /** Closes the oldest day that is over and wholly read: which one, or null. */
    async close(client: pg.ClientBase): Promise<string | null> {
      const { rows } = await client.query<{ day: string | null }>(
        `select to_char(reports.close_day(), 'YYYY-MM-DD') as day`,
      );
      return rows[0]?.day ?? null;
    },

    /** Notes so many players who are not known yet: how many it met. */
    async walk(limit: number): Promise<number> {
      const { rows } = await pool.query<{ met: number }>('select reports.walk_players($1) as met', [
        limit,
      ]);
      return rows[0]?.met ?? 0;
    },

    /** How long ago the newest closed day ended; null where none is. */
    async ageSeconds(): Promise<number | null> {
      const { rows } = await pool.query<{ age: number | null }>(
        'select extract(epoch from platform.clock() - max(ends_at))::float8 as age from reports.closed_day',
      );
      return rows[0]?.age ?? null;
    },

    /** What came later than its day within so many days, by its kind. */
    async countCorrections(days: number): Promise<{ kind: string; count: number }[]> {
      const { rows } = await pool.query<{ kind: string; count: number }>(
        `select kind, count(*)::int as count from reports.correction
         where noted_at > platform.clock() - make_interval(days => $1) and not is_test group by kind`,
        [days],
      );
      return rows;
    },
  };
}

export type DayStore = ReturnType<typeof createDayStore>;
