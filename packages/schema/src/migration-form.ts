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

/** The statements of a migration that runs outside of a transaction: plain ones, without bodies of functions. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** The indexes that a migration builds beside the writers. */
export const indexesBuilt = (sql: string): string[] =>
  [
    ...sql.matchAll(/\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/gi),
  ].map(([, name = '']) => name);
