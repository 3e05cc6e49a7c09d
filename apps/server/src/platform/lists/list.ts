import { countedRowsMax } from '@perya/contract/staff/list';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { readAside } from '../database/replica.ts';
import { readCursor } from './cursor.ts';
import { cutPage, type PageRequest, rowsToRead } from './cut-page.ts';
import type { KeyPart } from './key.ts';

/**
 * A condition with `?` for its value; none where the value was not asked for. Only what is asked for
 * stands in a statement, so that the planner finds the index for it.
 */
export type Asked = (condition: string, value: unknown) => string | null;
type Condition = string | null | false;

/** A list that is read page by page, said once. */
export interface ListSource<Filter, Sum extends string = never> {
  columns: string;
  from: string;
  where?: (filter: Filter, asked: Asked) => readonly Condition[];
  /** What orders it and tells its rows apart, the most important part first. */
  key: readonly KeyPart[] | ((filter: Filter) => readonly KeyPart[]);
  /** Descending where nothing is said. */
  isAscending?: boolean | ((filter: Filter) => boolean);
  /** What is counted, where fewer tables answer the same. */
  counted?: string;
  /** What is joined to the rows of a page alone, because it costs; `row` is what `from` calls a row. */
  widen?: { row: string; joins: string };
  /** Since when a row waits for somebody. */
  since?: string;
  /** What is added up over all that fits: amounts in centavos of what is counted, under plain names. */
  sums?: Readonly<Record<Sum, string>>;
}

export interface Page<Row> {
  rows: Row[];
  next: string | null;
  /** Up to where counting stops, and with the first page alone. */
  count: number | null;
}

/** A page with what all that fits comes to; null behind the first page, and where counting stopped. */
interface SummedPage<Row, Sum extends string> extends Page<Row> {
  sums: Record<Sum, Centavos> | null;
}

export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

interface Keyed {
  pageKey: string[];
}

/** Writes the statements of a list for one who asks. */
function writeList<Filter, Sum extends string>(source: ListSource<Filter, Sum>, filter: Filter) {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const asked: Asked = (condition, value) => {
    if (value === undefined || value === null || value === '') return null;
    const place = given(value);
    return condition.replaceAll('?', () => place);
  };
  const conditions = (source.where?.(filter, asked) ?? []).filter((each) => each !== null && each);
  const { columns, from, counted = from, widen, since, isAscending = false } = source;
  const key = typeof source.key === 'function' ? source.key(filter) : source.key;
  const isUp = typeof isAscending === 'function' ? isAscending(filter) : isAscending;
  const where = (...more: string[]) => {
    const all = [...conditions, ...more];
    return all.length > 0 ? `where ${all.join(' and ')}` : '';
  };
  const order = `order by ${key.map(({ sql }) => `${sql} ${isUp ? 'asc' : 'desc'}`).join(', ')}`;

  function behind(cursor: string): string {
    const parts = readCursor(cursor, ...key.map(({ pattern }) => pattern));
    const places = parts.map((part, at) => `${given(part)}::${key[at]?.type}`);
    return `(${key.map(({ sql }) => sql).join(', ')}) ${isUp ? '>' : '<'} (${places.join(', ')})`;
  }

  return {
    values,
    page(request: PageRequest): string {
      const place = where(...(request.cursor === undefined ? [] : [behind(request.cursor)]));
      const pageKey = `array[${key.map(({ text }) => text).join(', ')}] as page_key`;
      const rows = `select ${widen ? `${widen.row}.*` : columns}, ${pageKey} from ${from} ${place}
        ${order} limit ${given(rowsToRead(request))}`;
      if (!widen) return rows;
      return `select ${columns}, ${widen.row}.page_key from (${rows}) ${widen.row} ${widen.joins} ${order}`;
    },
    count: () =>
      `select count(*)::int as count
       from (select 1 from ${counted} ${where()} limit ${given(countedRowsMax)}) counted`,
    summed: () => {
      const sums = Object.entries((source.sums ?? {}) as Readonly<Record<string, string>>);
      const added = sums.map(([name]) => `coalesce(sum(${name}), 0)::bigint as ${name}`);
      return `select ${['count(*)::int as count', ...added].join(', ')}
        from (select ${sums.map(([name, sql]) => `${sql} as ${name}`).join(', ')}
              from ${counted} ${where()} limit ${given(countedRowsMax)}) counted`;
    },
    waiting: () =>
      `select count(*)::int as count, min(${since}) as oldest_at from ${counted} ${where()}`,
  };
}

/** Reads a list: stores say what it is made of, verbs ask for pages. */
export function createList<Row, Filter = unknown, Sum extends string = never>(
  pool: pg.Pool,
  source: ListSource<Filter, Sum>,
) {
  async function read(request: Filter & PageRequest): Promise<(Row & Keyed)[]> {
    const statement = writeList(source, request);
    const text = statement.page(request);
    return (await readAside<Row & Keyed>(pool, text, statement.values)).rows;
  }

  async function count(filter: Filter): Promise<number> {
    const statement = writeList(source, filter);
    const { rows } = await readAside<{ count: number }>(pool, statement.count(), statement.values);
    return rows[0]?.count ?? 0;
  }

  /** Counted and added up in one look, so that both are of the same rows. */
  async function add(filter: Filter) {
    type Added = Record<Sum, Centavos> & { count: number };
    const statement = writeList(source, filter);
    const { rows } = await readAside<Added>(pool, statement.summed(), statement.values);
    const [added] = rows;
    if (!added) return { count: 0, sums: null };
    const { count: total, ...sums } = added;
    const isWhole = total < countedRowsMax;
    return { count: total, sums: isWhole ? (sums as unknown as Record<Sum, Centavos>) : null };
  }

  return {
    /** The rows of a page and one more. */
    read,

    /** How many there are, up to where counting stops. */
    count,

    async page(request: Filter & PageRequest): Promise<Page<Row>> {
      const [found, counted] = await Promise.all([
        read(request),
        request.cursor === undefined ? count(request) : null,
      ]);
      return { ...cutPage(found, request, ({ pageKey }) => pageKey), count: counted };
    },

    /** A page of a list that has `sums`. */
    async summed(request: Filter & PageRequest): Promise<SummedPage<Row, Sum>> {
      const [found, added] = await Promise.all([
        read(request),
        request.cursor === undefined ? add(request) : { count: null, sums: null },
      ]);
      return { ...cutPage(found, request, ({ pageKey }) => pageKey), ...added };
    },

    /** How many wait, all of them, and the oldest. */
    async waiting(filter: Filter): Promise<Waiting> {
      const statement = writeList(source, filter);
      const { rows } = await pool.query<Waiting>(statement.waiting(), statement.values);
      return rows[0] ?? { count: 0, oldestAt: null };
    },
  };
}

export type List<Row, Filter = unknown> = ReturnType<typeof createList<Row, Filter>>;
