import type { ControlName } from '@perya/contract/evidence/controls';
import type pg from 'pg';
import { longQuery } from '../database/pool.ts';
import { inSnapshot } from '../database/transaction.ts';

/** From a moment on, and before another. */
export interface Span {
  from: Date;
  before: Date;
}

export interface BrokenRow {
  /** The player it concerns, if it concerns one. */
  uid: bigint | null;
  /** Which row it is, as its table and key. */
  subject: string;
  detail: string;
}

export interface Look {
  /** How many rows were looked at. */
  looked: bigint;
  /** Those that break, up to a hundred. */
  broken: BrokenRow[];
}

/** Something that must hold, looked for in what was written within a span. */
export type Control = (span: Span) => Promise<Look>;

/** The controls that a module answers for. */
export type Controls<Name extends ControlName> = Readonly<Record<Name, Control>>;

/** Enough to see what kind of damage it is. */
export const brokenMax = 100;

export interface ControlSql {
  /** `from … where …` of the rows of the span, which begins at $1 and ends before $2. */
  looked: string;
  /** Which of them break: `select …` of uid, subject and detail. */
  broken: string;
  /** What stands in `broken` from $3 on. */
  values?: readonly unknown[];
}

/** Counts and looks in one snapshot, on a connection that neither bets nor postings wait for. */
export const sqlControl =
  (pool: pg.Pool, { looked, broken, values = [] }: ControlSql): Control =>
  ({ from, before }) =>
    inSnapshot(pool, async (client) => {
      await client.query('set local statement_timeout = 0');
      const counted = await client.query<{ count: bigint }>({
        ...longQuery,
        text: `select count(*) ${looked}`,
        values: [from, before],
      });
      const found = await client.query<BrokenRow>({
        ...longQuery,
        text: `select uid, subject, detail from (${broken}) found limit ${brokenMax}`,
        values: [from, before, ...values],
      });
      return { looked: counted.rows[0]?.count ?? 0n, broken: found.rows };
    });
