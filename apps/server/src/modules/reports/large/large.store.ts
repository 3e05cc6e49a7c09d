import type { EventKind } from '@perya/contract/house/staff-calls/events';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type TimeRange, withinTime } from '../../../platform/lists/ranges.ts';

export interface LargeMovement {
  id: bigint;
  kind: 'win' | 'prize' | 'deposit' | 'payout';
  at: Date;
  uid: bigint;
  subject: string;
  about: string;
  amount: Centavos;
}

interface LargeFilter extends TimeRange {
  kinds: readonly EventKind[];
}

/** Wins and transfers that were large by the figure of their time. */
export const createLargeStore = (pool: pg.Pool) => ({
  ...createList<LargeMovement, LargeFilter>(pool, {
    columns: 'm.id, m.kind, m.at, m.uid, m.subject, m.about, m.amount',
    from: 'reports.large_movement m',
    key: [byMoment('m.at'), byNumber('m.id')],
    where: ({ kinds, ...range }, asked) => [
      kinds.includes('large-win') ? null : `m.kind not in ('win', 'prize')`,
      kinds.includes('large-transfer') ? null : `m.kind in ('win', 'prize')`,
      ...withinTime(asked, 'm.at', range),
    ],
  }),

  /** How many there were within so many hours. */
  async countLately(hours: number): Promise<{ kind: LargeMovement['kind']; count: number }[]> {
    const { rows } = await pool.query<{ kind: LargeMovement['kind']; count: number }>(
      `select kind, count(*)::int as count from reports.large_movement
       where at > platform.clock() - make_interval(hours => $1) group by kind`,
      [hours],
    );
    return rows;
  },
});

export type LargeStore = ReturnType<typeof createLargeStore>;
