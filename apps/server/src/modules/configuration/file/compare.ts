import type { ConfigurationPart, PlainRow } from '../../../platform/configuration/part.ts';

/** One row that a file adds, changes or takes away. */
export interface Change {
  part: string;
  key: string;
  kind: 'added' | 'changed' | 'retired';
  before: PlainRow | null;
  after: PlainRow | null;
}

/** The same text for the same value, in whichever order its fields came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** What must change so that the rows of a part are those of a file. */
export function compareRows(
  part: Pick<ConfigurationPart, 'name' | 'keyOf' | 'isRetired' | 'canRetire'>,
  held: readonly PlainRow[],
  wanted: readonly PlainRow[],
): Change[] {
  const before = new Map(held.map((row) => [part.keyOf(row), row]));
  const keys = new Set(wanted.map(part.keyOf));
  const saved = wanted.flatMap((after): Change[] => {
    const key = part.keyOf(after);
    const was = before.get(key) ?? null;
    if (was !== null && canonical(was) === canonical(after)) return [];
    return [{ part: part.name, key, kind: was ? 'changed' : 'added', before: was, after }];
  });
  const retired = held
    .filter((row) => !keys.has(part.keyOf(row)) && !part.isRetired(row) && part.canRetire(row))
    .map(
      (row): Change => ({
        part: part.name,
        key: part.keyOf(row),
        kind: 'retired',
        before: row,
        after: null,
      }),
    );
  return [...saved, ...retired];
}

/** The rows as they were before these changes; null if one of them has been changed since. */
export function undoRows(
  part: Pick<ConfigurationPart, 'keyOf' | 'isRetired' | 'canRetire'>,
  held: readonly PlainRow[],
  changes: readonly Change[],
): PlainRow[] | null {
  const rows = new Map(held.map((row) => [part.keyOf(row), row]));
  for (const { key, before, after } of changes) {
    const now = rows.get(key) ?? null;
    const stands =
      after === null
        ? now === null || part.isRetired(now)
        : now !== null && canonical(now) === canonical(after);
    if (!stands) return null;
    if (before !== null) rows.set(key, before);
    // What stays for good is left as the file had it.
    else if (after !== null && part.canRetire(after)) rows.delete(key);
  }
  return [...rows.values()];
}
