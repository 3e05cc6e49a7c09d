import type pg from 'pg';

const known = new Map<string, string>();

/** What code calls a column: `created_at` is `createdAt`. */
export type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column;

export function camelCase<Column extends string>(column: Column): CamelCase<Column> {
  let name = known.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    known.set(column, name);
  }
  return name as CamelCase<Column>;
}

/** What the wire and files call it. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Rows of this connection have the names of code. A statement's columns are renamed once, where the
 * database describes them, before the driver builds its rows by them: a row costs nothing more.
 */
export function nameInCamelCase(client: pg.PoolClient): void {
  const { connection } = client as unknown as pg.Client;
  connection.prependListener('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
    for (const field of fields) field.name = camelCase(field.name);
  });
}
