import type { ReturnPeriod } from '@perya/contract/games/staff-calls/returns';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

export interface ReturnFilter {
  period: ReturnPeriod;
  isTest: boolean;
  game?: string | undefined;
  /** Days in Manila, both within. */
  from: string | null;
  to: string | null;
  /** Games with fewer rounds in a period are left out. */
  roundsMin: number;
}

/** The last line of a page: the period's first day, or nothing for all of them, and the game. */
export interface ReturnPlace {
  from: string;
  game: string;
}

export interface ReturnRow {
  from: string;
  gameCode: string;
  rounds: bigint;
  /** In centavos. */
  staked: string;
  won: string;
  stakedSquared: string;
  wonSquared: string;
  products: string;
}

const starts: Record<ReturnPeriod, string> = {
  day: 'd.day::text',
  week: `date_trunc('week', d.day)::date::text`,
  month: `date_trunc('month', d.day)::date::text`,
  all: `''::text`,
};

/** A period begins with its first day, whole or in part within the days that were asked for. */
function groupsOf(filter: ReturnFilter, values: unknown[]): string {
  const given = (value: unknown) => `$${values.push(value)}`;
  const parts = [`d.is_test = ${given(filter.isTest)}`];
  if (filter.game) parts.push(`d.game_code = ${given(filter.game)}`);
  if (filter.from) parts.push(`d.day >= ${given(filter.from)}::date`);
  if (filter.to) parts.push(`d.day <= ${given(filter.to)}::date`);
  return `select ${starts[filter.period]} collate "C" as "from", d.game_code,
      sum(d.rounds)::bigint as rounds, sum(d.staked)::text as staked, sum(d.won)::text as won,
      sum(d.staked_squared)::text as staked_squared, sum(d.won_squared)::text as won_squared,
      sum(d.products)::text as products
    from games.return_day d where ${parts.join(' and ')}
    group by 1, 2 having sum(d.rounds) >= ${given(filter.roundsMin)}`;
}

export function createReturnsStore(pool: pg.Pool) {
  return {
    /** Adds a part of the log of settled rounds to the days of their games. */
    async note(client: pg.ClientBase, { after, upTo }: Range): Promise<void> {
      await client.query('select games.note_returns($1, $2)', [after, upTo]);
    },

    // Not by `createList`: its rows are groups over the days asked for, ordered both ways at once.
    /** The newest period first, and in it by game. */
    async list(
      filter: ReturnFilter,
      after: ReturnPlace | null,
      limit: number,
    ): Promise<ReturnRow[]> {
      const values: unknown[] = [limit];
      const groups = groupsOf(filter, values);
      const beyond = after
        ? `where g."from" < $${values.push(after.from)} or g."from" = $${values.length}
            and g.game_code > $${values.push(after.game)}`
        : '';
      const { rows } = await pool.query<ReturnRow>(
        `select * from (${groups}) g ${beyond} order by g."from" desc, g.game_code limit $1`,
        values,
      );
      return rows;
    },

    async count(filter: ReturnFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax + 1];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from (${groupsOf(filter, values)} limit $1) c`,
        values,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type ReturnsStore = ReturnType<typeof createReturnsStore>;
