import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import { readAside } from '../../../platform/database/replica.ts';

export interface FigureFilter {
  period: FigurePeriod;
  isTest: boolean;
  /** Gaming days, both within; a period that `from` lies in is read whole. */
  from: string;
  to: string | null;
}

/** The last line of a page. */
export interface FigurePlace {
  from: string;
  key: string;
}

/** What every line has; sums are numerics, which come as text. */
export interface FigureRow {
  from: string;
  key: string;
  isClosed: boolean;
  hasBefore: boolean;
}

type Given = (value: unknown) => string;

export interface FigureSource<Filter extends FigureFilter> {
  /** `select day, key` and what is gathered, of the days that `within` lets through. */
  days(filter: Filter, given: Given, within: string): string;
  /** What is gathered of the lines of a period, and how. */
  columns: Readonly<Record<string, 'sum' | 'max'>>;
  /** What is the same for every line of a day, over `y.day`: asked once a day, however many lines it has. */
  perDay?: Readonly<Record<string, string>>;
  /** What is computed of a whole day before days are summed, over `d` and what is said of each day, `y`. */
  ofDay?: Readonly<Record<string, string>>;
  /** What is joined to the lines `l` of a page, with its columns; `l.next` is the day after a line's last one. */
  named?: { columns: string; join: string };
}

const steps: Record<FigurePeriod, string> = {
  day: `interval '1 day'`,
  week: `interval '1 week'`,
  month: `interval '1 month'`,
};

function writePeriods<Filter extends FigureFilter>(
  source: FigureSource<Filter>,
  filter: Filter,
  values: unknown[],
) {
  const given: Given = (value) => `$${values.push(value)}`;
  const { period } = filter;
  const step = steps[period];
  const first = `date_trunc('${period}', ${given(filter.from)}::date::timestamp)`;
  const until = filter.to === null ? 'true' : `f.day <= ${given(filter.to)}::date`;
  const within = `f.is_test = ${given(filter.isTest)} and f.day >= (${first} - ${step})::date and ${until}`;
  const gathered = Object.entries(source.columns);
  const computed = Object.entries(source.ofDay ?? {});
  const said = Object.entries(source.perDay ?? {});
  const ofDays = gathered.map(([name, how]) => `${how}(d.${name}) as ${name}`);
  const names = [...gathered, ...computed.map(([name]) => [name, 'sum'] as const)];
  const sql = `with gathered as (
      select d.day, d.key, ${ofDays.join(', ')} from (${source.days(filter, given, within)}) d group by d.day, d.key
    ), said as materialized (
      select y.day${said.map(([name, text]) => `, ${text} as ${name}`).join('')} from (select distinct day from gathered) y
    ), of_day as (
      select d.*${computed.map(([name, text]) => `, ${text} as ${name}`).join('')} from gathered d join said y on y.day = d.day
    ), period as (
      select date_trunc('${period}', o.day::timestamp)::date as "from", o.key,
        ${names.map(([name, how]) => `${how}(o.${name}) as ${name}`).join(', ')}
      from of_day o group by 1, 2
    ), line as (
      select to_char(p."from", 'YYYY-MM-DD') collate "C" as "from", p.key,
        (p."from" + ${step})::date as next, ${given(filter.isTest)}::boolean as is_test,
        (p."from" + ${step})::date <= (select reports.first_open_day()) as is_closed, b.key is not null as has_before,
        ${names.map(([name]) => `p.${name}::text as ${name}, b.${name}::text as before_${name}`).join(', ')}
      from period p left join period b on b.key = p.key and b."from" = (p."from" - ${step})::date
      where p."from" >= ${first}::date
    )`;
  return { sql, given };
}

/** Lists of figures by period and by what they are told apart by, the newest period first. */
export function createFigureList<Row extends FigureRow, Filter extends FigureFilter>(
  pool: pg.Pool,
  source: FigureSource<Filter>,
) {
  return {
    // Not by `createList`: its rows are groups, ordered both ways at once, each with the group before it.
    async list(filter: Filter, after: FigurePlace | null, limit: number): Promise<Row[]> {
      const values: unknown[] = [];
      const { sql, given } = writePeriods(source, filter, values);
      const place = after && { from: given(after.from), key: given(after.key) };
      const beyond = place
        ? `where l."from" < ${place.from} or l."from" = ${place.from} and l.key > ${place.key}`
        : '';
      const { columns, join } = source.named ?? { columns: '', join: '' };
      const text = `${sql} select l.*${columns} from line l ${join} ${beyond}
        order by l."from" desc, l.key limit ${given(limit)}`;
      return (await readAside<Row>(pool, text, values)).rows;
    },

    async count(filter: Filter): Promise<number> {
      const values: unknown[] = [];
      const { sql, given } = writePeriods(source, filter, values);
      const { rows } = await readAside<{ count: number }>(
        pool,
        `${sql} select count(*)::integer as count from (select from line limit ${given(countedRowsMax + 1)}) c`,
        values,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type FigureList<Row extends FigureRow, Filter extends FigureFilter> = ReturnType<
  typeof createFigureList<Row, Filter>
>;
