import { type AreaCount, percentOf, supersededOf, totalOf } from './count-areas.ts';

/** For the terminal: each area with its rows, those proved, those superseded, and the share. */
export function formatTable(counts: AreaCount[]): string {
  return [...counts, totalOf('all lists', counts)]
    .map((count) =>
      [
        count.list.padEnd(12),
        count.area.padEnd(16),
        String(count.rows).padStart(5),
        String(count.proved).padStart(6),
        supersededOf(count).padStart(12),
        percentOf(count).padStart(6),
      ].join(' '),
    )
    .join('\n');
}
