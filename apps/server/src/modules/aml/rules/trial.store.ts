import type { AmlRuleFigures, AmlRuleName } from '@perya/contract/aml/rules';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';
import { valuesOf } from './rule.store.ts';

/** Somebody whom a rule would have found; the amount is in centavos. */
export interface Sample {
  uid: string;
  day: string;
  amount: string;
}

/** What a rule would have found. */
export interface TrialResult {
  players: number;
  foundPlayers: number;
  found: number;
  samples: readonly Sample[];
}

export interface Trial extends AmlRuleFigures, TrialResult {
  id: bigint;
  name: AmlRuleName;
  fromDay: string;
  toDay: string;
  askedBy: string;
  askedAt: Date;
  finishedAt: Date | null;
}

interface NewTrial {
  name: AmlRuleName;
  figures: AmlRuleFigures;
  months: number;
  by: string;
}

const columns = `t.id, t.name, t.amount, t.below, t.count, t.hours, t.days, t.percent, t.times,
  to_char(t.from_day, 'YYYY-MM-DD') as from_day, to_char(t.to_day, 'YYYY-MM-DD') as to_day,
  t.asked_by, t.asked_at, t.finished_at, t.players, t.found_players, t.found, t.samples`;

const sameFigures = `t.amount is not distinct from $2::int and t.below is not distinct from $3::int
  and t.count is not distinct from $4::int and t.hours is not distinct from $5::int
  and t.days is not distinct from $6::int and t.percent is not distinct from $7::int
  and t.times is not distinct from $8::int`;

export function createTrialStore(pool: pg.Pool) {
  return {
    ...createList<Trial, { name?: AmlRuleName | undefined }>(pool, {
      columns,
      from: 'aml.trial t',
      key: [byNumber('t.id')],
      where: ({ name }, asked) => [asked('t.name = ?', name)],
    }),

    /** Over whole months that end yesterday. */
    async insert(tx: Recorded, { name, figures, months, by }: NewTrial): Promise<bigint> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into aml.trial (name, amount, below, count, hours, days, percent, times, asked_by, from_day, to_day)
         select $1::text, $2::int, $3::int, $4::int, $5::int, $6::int, $7::int, $8::int, $9::text,
           (d.day - make_interval(months => $10))::date, d.day - 1
         from (select platform.manila_day(platform.clock()) as day) d
         returning id`,
        [name, ...valuesOf(figures), by, months],
      );
      const [row] = rows;
      if (!row) throw new Error('The trial was not kept');
      return row.id;
    },

    /** The next that has not run. */
    async findWaiting(): Promise<Trial | null> {
      const { rows } = await pool.query<Trial>(
        `select ${columns} from aml.trial t where t.finished_at is null order by t.id limit 1`,
      );
      return rows[0] ?? null;
    },

    /** Of two processes that ran it the first counts. */
    async finish(id: bigint, result: TrialResult): Promise<void> {
      await pool.query(
        `update aml.trial set finished_at = platform.clock(), players = $2, found_players = $3, found = $4,
           samples = $5
         where id = $1 and finished_at is null`,
        [id, result.players, result.foundPlayers, result.found, JSON.stringify(result.samples)],
      );
    },

    /** Whether a rule was tried with these figures within so many days. */
    async wasTried(
      db: pg.Pool | Recorded,
      { name, figures, days }: { name: AmlRuleName; figures: AmlRuleFigures; days: number },
    ): Promise<boolean> {
      const { rows } = await db.query<{ tried: boolean }>(
        `select exists (select from aml.trial t where t.name = $1 and ${sameFigures}
           and t.finished_at > platform.clock() - make_interval(days => $9)) as tried`,
        [name, ...valuesOf(figures), days],
      );
      return rows[0]?.tried ?? false;
    },

    async countWaiting(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from aml.trial where finished_at is null',
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type TrialStore = ReturnType<typeof createTrialStore>;
