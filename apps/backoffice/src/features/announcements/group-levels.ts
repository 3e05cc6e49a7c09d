/** Levels as they are read and typed: 1-5, 12. */
export function groupLevels(levels: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const level of levels.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && level <= run[1] + 1) run[1] = level;
    else runs.push([level, level]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** What was typed as levels; null if it cannot be read. */
export function readLevels(typed: string, max: number): number[] | null {
  const parts = typed.split(',').map((part) => part.trim());
  if (parts.every((part) => part === '')) return [];
  const levels = new Set<number>();
  for (const part of parts) {
    const [, first, last] = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?$/.exec(part) ?? [];
    if (first === undefined) return null;
    const from = Number(first);
    const to = Number(last ?? first);
    if (to < from || to > max) return null;
    for (let level = from; level <= to; level += 1) levels.add(level);
  }
  return [...levels].toSorted((one, other) => one - other);
}
