/**
 * How a migration runs, said by its first line: in one transaction unless it says otherwise; statement by
 * statement outside of any, as `create index concurrently` wants it; or one statement again and again, each
 * time in a transaction of its own, until it changes nothing.
 */
export type MigrationForm = 'whole' | 'outside' | 'batches';

const lines: readonly (readonly [RegExp, MigrationForm])[] = [
  [/^-- Outside of a transaction\b/, 'outside'],
  [/^-- In batches\b/, 'batches'],
];

export const formOf = (sql: string): MigrationForm =>
  lines.find(([line]) => line.test(sql))?.[1] ?? 'whole';

/**
 * Whether a migration waits until nobody of the release before is left: it takes away what only that one
 * needs. A new database has no release before.
 */
export const isLater = (sql: string): boolean => /^--[^\n]*\ba day later\b/i.test(sql);

/** The statements of a migration that runs outside of a transaction: plain ones, without bodies of functions. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

export interface BuiltIndex {
  name: string;
  table: string;
  /** The same statement for another index of another table. */
  on(name: string, table: string): string;
}

const built =
  /^(create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+)(\w+)(\s+on\s+)([\w.]+)(.*)$/is;

/** The index that a statement builds beside the writers. */
export function indexBuilt(statement: string): BuiltIndex | null {
  const found = built.exec(statement);
  if (!found) return null;
  const [, create = '', name = '', on = '', table = '', rest = ''] = found;
  return { name, table, on: (other, where) => `${create}${other}${on}${where}${rest}` };
}
