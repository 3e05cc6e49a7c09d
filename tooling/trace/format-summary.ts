import { type AreaCount, totalOf } from './count-areas.ts';
import type { Deviation } from './noted-row.ts';

/** The page that is kept: it changes only when a row comes, goes, is proved or is no longer proved. */
export function formatSummary(
  counts: AreaCount[],
  unproved: string[],
  deviations: Deviation[],
): string {
  const lists = [...new Set(counts.map(({ list }) => list))].sort();
  const areas = [...new Set(counts.map(({ area }) => area))].sort();
  const total = totalOf('all', counts);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const cellOf = (list: string, area: string) => {
    const count = counts.find((each) => each.list === list && each.area === area);
    return count ? shareOf(count) : '';
  };
  const totals = lists.map((list) =>
    shareOf(
      totalOf(
        list,
        counts.filter((count) => count.list === list),
      ),
    ),
  );
  return [
    '# Requirements and whether tests prove them',
    '',
    'Written by `npm run trace` from the titles of passing tests, which fails where a row has no proof. By which tests each row is proved stands in `reports/coverage.md` after a run of `npm test`.',
    'Rows in the words of a decision: `superseded.tsv`. Rows that the product is known not to keep: `deviations.tsv`.',
    '',
    `Rows: ${total.rows}. Proved: ${provedOf(total)}, of these ${total.supersededProved} in the words of the decision that changed them. Deviations: ${deviations.length}.`,
    '',
    line(['area', ...lists]),
    line(['---', ...lists.map(() => '---:')]),
    ...areas.map((area) => line([area, ...lists.map((list) => cellOf(list, area))])),
    line(['**all**', ...totals]),
    '',
    ...(unproved.length > 0 ? [`Not proved: ${unproved.join(' ')}`, ''] : []),
  ].join('\n');
}

const provedOf = ({ proved, supersededProved }: AreaCount) => proved + supersededProved;

const shareOf = (count: AreaCount) =>
  provedOf(count) === count.rows ? `${count.rows}` : `${provedOf(count)} of ${count.rows}`;
