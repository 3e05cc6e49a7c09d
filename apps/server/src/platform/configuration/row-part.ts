import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { checkRows } from './check-rows.ts';
import type { ConfigurationPart, PlainRow, RowPictures, RowProblem } from './part.ts';

/** Where the rows of a table are read from: the table, or its history at a moment. */
type Source = (table: string) => string;

/** A field of the file that is no column of its name. */
export interface Field {
  column: string;
  /** How it is read of the row `held`. */
  read(source: Source): string;
  /** How it is written: `given.data` is the row of the file, `filled` the same as a row of the table. */
  write: string;
}

/** A moment as every installation writes it, whatever its clock shows. */
export const momentField = (column: string): Field => ({
  column,
  read: () => `to_char(held.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  write: `filled.${column}`,
});

type RowOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape, z.core.$strict>>;

interface RowPartOptions<Shape extends z.core.$ZodShape> {
  name: string;
  title: Text;
  table: string;
  /** The fields that tell rows apart; their columns are a key of the table. */
  key: readonly (keyof Shape & string)[];
  schema: z.ZodMiniObject<Shape, z.core.$strict>;
  /** Fields that are no columns of their name. */
  fields?: Readonly<Record<string, Field>>;
  /** Columns that every writing sets beside them. */
  also?: Readonly<Record<string, string>>;
  /** The column that is counted up by every change. */
  counter?: string;
  /** The sequence that numbers new rows, and goes on behind those of a file: the app may set it (`access/`). */
  sequence?: string;
  /** What takes a row away, as of an update; null where rows stay. */
  retire: string | null;
  /** Every installation begins with these rows, and has no others. */
  isFixed?: boolean;
  isRetired?(row: RowOf<Shape>): boolean;
  /** What is wrong with rows that can be read, each by its key. */
  refuse?(
    rows: readonly RowOf<Shape>[],
    held: readonly PlainRow[],
  ): readonly RowProblem[] | Promise<readonly RowProblem[]>;
  /** Where rows cannot be written one after the other. */
  write?: ConfigurationPart['write'];
  pictures?: RowPictures;
  afterCommit?(): void;
}

/** The table, or what stood of it at the moment `$1`. */
export const sourceAt = (at: Date | null): Source =>
  at === null
    ? (table) => table
    : (table) =>
        `(select filled.* from platform.rows_at('${table}', $1) as kept (data), jsonb_populate_record(null::${table}, kept.data) as filled)`;

interface Described extends Field {
  name: string;
}

const describeFields = (
  names: readonly string[],
  fields: Readonly<Record<string, Field>>,
): Described[] =>
  names.map((name) => ({
    name,
    ...(fields[name] ?? { column: name, read: () => `held.${name}`, write: `filled.${name}` }),
  }));

interface Written {
  table: string;
  also?: Readonly<Record<string, string>>;
  counter?: string;
}

/** One statement for all rows: those that are there are changed, the others added. */
function saveStatement(
  { table, also = {}, counter }: Written,
  all: readonly Described[],
  keys: readonly Described[],
): string {
  const columns = [...all.map(({ column }) => column), ...Object.keys(also)];
  const values = [...all.map(({ write }) => write), ...Object.values(also)];
  const keyColumns = keys.map(({ column }) => column);
  const changed = columns
    .filter((column) => !keyColumns.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const counted = counter === undefined ? [] : [`${counter} = held.${counter} + 1`];
  return `insert into ${table} as held (${columns.join(', ')})
    select ${values.join(', ')}
    from jsonb_array_elements($1::jsonb) as given (data), jsonb_populate_record(null::${table}, given.data) as filled
    on conflict (${keyColumns.join(', ')}) do update set ${[...changed, ...counted].join(', ')}`;
}

/** Lets a sequence go on behind the rows of a table: whoever adds one waits for the lock of the table first. */
export async function passNumbers(
  tx: pg.ClientBase,
  { table, sequence }: { table: string; sequence: string },
): Promise<void> {
  await tx.query(
    `select setval('${sequence}', last.id)
     from (select max(id) as id from ${table}) as last, ${sequence} as next where last.id >= next.last_value`,
  );
}

/** Whether the history of a table goes back to a moment. */
export async function isKeptAt(
  db: Pick<pg.ClientBase, 'query'>,
  table: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await db.query(
    'select from platform.kept_row where source = $1 and at <= $2 limit 1',
    [table, at],
  );
  return rows.length > 0;
}

/** A part whose rows are those of a table, under the names of its columns. Table and columns are names of the code. */
export function createRowPart<Shape extends z.core.$ZodShape>(
  options: RowPartOptions<Shape>,
): ConfigurationPart {
  const { name, title, table, key, schema, retire, counter, sequence } = options;
  const all = describeFields(Object.keys(schema.shape), options.fields ?? {});
  const keys = all.filter((field) => key.some((each) => each === field.name));
  const keyOf = (row: PlainRow) => key.map((each) => String(row[each] ?? '')).join('/');
  const readStatement = (source: Source) => {
    const pairs = all.map((field) => `'${field.name}', ${field.read(source)}`).join(', ');
    const order = keys.map((field) => field.read(source)).join(', ');
    return `select jsonb_build_object(${pairs}) as data from ${source(table)} as held order by ${order}`;
  };
  const retireStatement = `update ${table} as held
    set ${retire}${counter === undefined ? '' : `, ${counter} = held.${counter} + 1`}
    where concat_ws('/', ${keys.map((field) => field.read((each) => each)).join(', ')}) = any ($1::text[])`;
  // What has passed the schema is a row of it.
  const typed = (row: PlainRow) => row as unknown as RowOf<Shape>;
  const refuse = (rows: readonly PlainRow[], held: readonly PlainRow[]) =>
    options.refuse?.(rows.map(typed), held) ?? [];
  return {
    name,
    title,
    keyOf,
    check: (given, held) => checkRows({ schema, keyOf, refuse }, given, held),
    async read(db, at) {
      const { rows } = await db.query<{ data: PlainRow }>(
        readStatement(sourceAt(at)),
        at === null ? [] : [at],
      );
      return rows.map(({ data }) => data);
    },
    isKept: (db, at) => isKeptAt(db, table, at),
    async hold(tx) {
      // Whoever numbers a new row holds this until it is written: a file and a person draw no number twice.
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [table]);
      // Readers go on; whoever changes a row, or holds one to change it, comes before or after.
      await tx.query(`lock table ${table} in exclusive mode`);
    },
    async write(tx, changes, by) {
      if (options.write) return options.write(tx, changes, by);
      const { saved, retired } = changes;
      if (saved.length > 0) {
        await tx.query(saveStatement(options, all, keys), [JSON.stringify(saved)]);
        if (sequence !== undefined) await passNumbers(tx, { table, sequence });
      }
      if (retired.length > 0 && retire !== null) await tx.query(retireStatement, [retired]);
    },
    isRetired: (row) => options.isRetired?.(typed(row)) ?? false,
    canRetire: () => retire !== null,
    template: () => (options.isFixed ? null : []),
    ...(options.pictures && { pictures: options.pictures }),
    ...(options.afterCommit && { afterCommit: options.afterCommit }),
  };
}
