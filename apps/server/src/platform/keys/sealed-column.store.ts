import type pg from 'pg';
import { format, headBytes } from '../keyring.ts';
import type { SealedColumn } from './stored-bytes.ts';

export interface SealedRow {
  /** The values that tell it apart, as text. */
  key: string[];
  sealed: Buffer;
}

/** What is erased after its time is empty, and names nothing. */
const isThere = (column: string) => `${column} is not null and length(${column}) > 0`;

/** Reads and exchanges what one column holds, a batch at a time in the order of its key. */
export function createSealedColumnStore(pool: pg.Pool, { table, column, key }: SealedColumn) {
  const names = key.map(({ name }) => name).join(', ');
  const asText = key.map(({ name }) => `${name}::text`).join(', ');
  const after = key.map(({ type }, at) => `$${at + 3}::${type}`).join(', ');
  const given = key.map(({ type }, at) => `$${at + 3}::${type}[]`).join(', ');
  const isSame = key.map(({ name }) => `held.${name} = given.${name}`).join(' and ');
  return {
    /** Rows behind this key whose value does not begin with the head. */
    async listOthers(head: Buffer, behind: readonly string[] | null, limit: number) {
      const { rows } = await pool.query<SealedRow>(
        `select array[${asText}] as key, ${column} as sealed from ${table}
         where ${isThere(column)} and substr(${column}, 1, ${headBytes}) <> $1
           ${behind ? `and (${names}) > (${after})` : ''}
         order by ${names} limit $2`,
        [head, limit, ...(behind ?? [])],
      );
      return rows;
    },

    /** Exchanges each value that is still what it was; answers how many were. */
    async exchange(rows: readonly (SealedRow & { anew: Buffer })[]): Promise<number> {
      const { rowCount } = await pool.query(
        `update ${table} held set ${column} = given.anew
         from unnest($1::bytea[], $2::bytea[], ${given}) as given (was, anew, ${names})
         where ${isSame} and held.${column} = given.was`,
        [
          rows.map(({ sealed }) => sealed),
          rows.map(({ anew }) => anew),
          ...key.map((_, at) => rows.map((row) => row.key[at])),
        ],
      );
      return rowCount ?? 0;
    },

    /** How many values each head begins. */
    async countByHead(): Promise<{ head: Buffer; count: number }[]> {
      const { rows } = await pool.query<{ head: Buffer; count: number }>(
        `select case when substr(${column}, 1, ${format.length}) = $1
                then substr(${column}, 1, ${headBytes}) else '' end as head, count(*)::int
         from ${table} where ${isThere(column)} group by 1 order by 1`,
        [format],
      );
      return rows;
    },
  };
}
