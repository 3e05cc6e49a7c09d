import { withoutBodies } from '../boundaries/sql-place.ts';

type HeavyStatement = { pattern: RegExp; why: string };

/**
 * Statements that rewrite a table, or keep its writers out while they read it whole; the table is the first
 * group. A table that the migration itself makes is empty, and one that it says to be small is read at once.
 */
const heavy: readonly HeavyStatement[] = [
  {
    pattern:
      /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:[\w"]+\s+)?on\s+(?!only\b)([\w.]+)/gi,
    why: 'keeps writers out while the index is built: create index concurrently if not exists, in a migration that begins with "-- Outside of a transaction"; of a partitioned table month by month, then on only',
  },
  {
    pattern:
      /\balter\s+table\s+(?:only\s+)?([\w.]+)[^;]*?\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi,
    why: 'rewrites the table: add a column, fill it in batches, and read it from the next release on',
  },
  {
    pattern: /\balter\s+table\s+(?:only\s+)?([\w.]+)[^;]*?\bset\s+not\s+null\b/gi,
    why: 'reads the table whole under its strictest lock: add a check "not valid" and validate it in a migration of its own',
  },
  {
    pattern:
      /\balter\s+table\s+(?:only\s+)?([\w.]+)[^;]*?\badd\s+(?:column\s+)?[^;]*?(?:\bgenerated\s+always\s+as\s*\([^;]*\bstored\b|\bdefault\s+[^,;]*(?:nextval|random|uuid|clock_timestamp)\w*\s*\()/gi,
    why: 'rewrites the table: add the column without it, and fill it in batches',
  },
  {
    pattern:
      /\balter\s+table\s+(?:only\s+)?([\w.]+)[^;]*?\badd\s+(?:constraint\s+\w+\s+)?(?:primary\s+key|unique)\s*\(/gi,
    why: 'builds an index under the strictest lock: build it concurrently, then add the constraint "using index"',
  },
  {
    pattern:
      /\balter\s+table\s+(?:only\s+)?([\w.]+)[^;]*?\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/gi,
    why: 'reads the table whole under its lock: add it "not valid", and validate it in a migration of its own',
  },
  {
    pattern:
      /(?<!\bfor\s)(?<!\bdo\s)\bupdate\s+(?:only\s+)?([\w.]+)\s+(?:as\s+)?(?:\w+\s+)?set\b/gi,
    why: 'changes all rows in one transaction: a migration that begins with "-- In batches" changes some at a time',
  },
  {
    pattern: /\bdelete\s+from\s+(?:only\s+)?([\w.]+)/gi,
    why: 'removes all rows in one transaction: a migration that begins with "-- In batches" removes some at a time',
  },
  {
    pattern:
      /\b(?:cluster|vacuum\s+full|lock\s+table|reindex\s+(?:table|index)(?!\s+concurrently))\s+([\w.]+)/gi,
    why: 'keeps everybody out of the table',
  },
];

const made = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi;
const saidSmall = /^-- Small: ([\w.]+)/gm;
const inBatches = /^-- In batches\b/;

const namesIn = (sql: string, pattern: RegExp) =>
  new Set([...sql.matchAll(pattern)].map(([, name = '']) => name.toLowerCase()));

/** What a migration would do to a table that may be large, each with what to do instead. */
export function findHeavyStatements(sql: string): string[] {
  const text = withoutBodies(sql);
  const exempt = new Set([...namesIn(text, made), ...namesIn(sql, saidSmall)]);
  const isBatch = inBatches.test(sql) && /\blimit\b/i.test(text);
  return heavy.flatMap(({ pattern, why }) =>
    isBatch && /batches/.test(why)
      ? []
      : [...namesIn(text, pattern)]
          .filter((table) => !exempt.has(table))
          .map((table) => `${table}: ${why}`),
  );
}
