import type { Proofs } from './collect-proofs.ts';
import { type AreaCount, countAreas, percentOf, totalOf } from './count-areas.ts';
import type { Requirement } from './requirement.ts';

/** The page for people; it changes only when the requirements, tests or their outcome do. */
export function formatCoverage(requirements: Requirement[], { byId }: Proofs): string {
  const counts = countAreas(requirements, (id) => byId.has(id));
  const lists = [...new Set(requirements.map(({ list }) => list))].sort();
  return [
    '# Requirements and the tests that prove them',
    '',
    'Written by `npm run trace` from the titles of passing tests; a failed or skipped test proves nothing.',
    '',
    '| list | area | rows | proved | share |',
    '| --- | --- | ---: | ---: | ---: |',
    ...lists.flatMap((list) => summaryRows(list, counts)),
    rowOf(totalOf('**all lists**', counts)),
    '',
    '## Proved',
    '',
    ...provedLines(requirements, byId),
    '## Not proved yet',
    '',
    ...lists.flatMap((list) => unprovedLines(list, requirements, byId)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function summaryRows(list: string, counts: AreaCount[]): string[] {
  const own = counts.filter((count) => count.list === list);
  return [...own.map(rowOf), rowOf(totalOf(`**${list}**`, own))];
}

const rowOf = (count: AreaCount) =>
  `| ${count.list} | ${count.area} | ${count.rows} | ${count.proved} | ${percentOf(count)} |`;

function provedLines(requirements: Requirement[], byId: Map<string, string[]>): string[] {
  return requirements.flatMap(({ id, text }) => {
    const titles = byId.get(id);
    if (!titles) return [];
    return [
      `- **${id}** ${escapeMarkdown(text)}`,
      ...titles.map((title) => `  - ${escapeMarkdown(title)}`),
      '',
    ];
  });
}

function unprovedLines(
  list: string,
  requirements: Requirement[],
  byId: Map<string, string[]>,
): string[] {
  const open = requirements.filter((each) => each.list === list && !byId.has(each.id));
  const areas = [...new Set(open.map(({ area }) => area))].sort();
  return [
    `### ${list}`,
    '',
    ...areas.map((area) => {
      const ids = open.filter((each) => each.area === area).map(({ id }) => id);
      return `- ${area}: ${ids.join(' ')}`;
    }),
    '',
  ];
}

const escapeMarkdown = (text: string) => text.replace(/[<>*_`]/g, '\\$&');
