import type { Requirement } from './requirement.ts';

export type AreaCount = { list: string; area: string; rows: number; proved: number };

/** One count per list and area, in the order of the lists and then by name. */
export function countAreas(requirements: Requirement[], isProved: (id: string) => boolean) {
  const counts = new Map<string, AreaCount>();
  for (const { id, list, area } of requirements) {
    const key = `${list}\0${area}`;
    const count = counts.get(key) ?? { list, area, rows: 0, proved: 0 };
    count.rows += 1;
    if (isProved(id)) count.proved += 1;
    counts.set(key, count);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

export function totalOf(list: string, counts: AreaCount[]): AreaCount {
  return {
    list,
    area: 'all',
    rows: counts.reduce((sum, count) => sum + count.rows, 0),
    proved: counts.reduce((sum, count) => sum + count.proved, 0),
  };
}

export const percentOf = ({ proved, rows }: AreaCount) =>
  `${rows === 0 ? 0 : Math.floor((100 * proved) / rows)} %`;
