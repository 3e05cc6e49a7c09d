import type pg from 'pg';
import { longQuery } from '../database/pool.ts';
import type { Span } from './control.store.ts';

/** What was written in a span, some lines at a time and always in the same order. */
export type DaySource = (span: Span) => AsyncIterable<string[]>;

const linesAtOnce = 5000;

/**
 * The column `line` of a query between $1 and $2, by a cursor in one read-only snapshot. What the row of `bounds` has,
 * which is asked in the same one, stands from $3 on.
 */
export const readLines = (pool: pg.Pool, text: string, bounds?: string): DaySource =>
  async function* lines({ from, before }) {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query('set local statement_timeout = 0');
      const values: unknown[] = [from, before];
      if (bounds !== undefined) {
        const found = await client.query<unknown[]>({ text: bounds, values, rowMode: 'array' });
        values.push(...(found.rows[0] ?? []));
      }
      await client.query(`declare lines no scroll cursor for ${text}`, values);
      for (;;) {
        const { rows } = await client.query<{ line: string }>({
          ...longQuery,
          text: `fetch ${linesAtOnce} from lines`,
        });
        if (rows.length > 0) yield rows.map(({ line }) => line);
        if (rows.length < linesAtOnce) break;
      }
    } catch (error) {
      fault = error as Error;
      throw error;
    } finally {
      await client.query('rollback').catch((error: Error) => {
        fault = error;
      });
      client.release(fault);
    }
  };
