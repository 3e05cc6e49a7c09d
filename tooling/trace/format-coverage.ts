import { testKinds } from '../outcomes/test-case.ts';
import type { Proof, Proofs } from './collect-proofs.ts';
import { type AreaCount, countAreas, percentOf, supersededOf, totalOf } from './count-areas.ts';
import type { Deviation, Superseded } from './noted-row.ts';
import type { Requirement } from './requirement.ts';

/** The whole trace, row by row; made anew by every run and not kept. */
export function formatCoverage(
  requirements: Requirement[],
  { byId }: Proofs,
  superseded: Superseded[],
  deviations: Deviation[],
): string {
  const replaced = new Set(superseded.map(({ id }) => id));
  const counts = countAreas(requirements, byId, (id) => replaced.has(id));
  const lists = [...new Set(requirements.map(({ list }) => list))].sort();
  const own = requirements.filter(({ id }) => !replaced.has(id));
  return [
    '# Requirements and the tests that prove them',
    '',
    'Written by `npm run trace` from the titles of passing tests; a failed or skipped test proves nothing.',
    'A row may be proved by tests of several kinds; of a browser test the page names the projects that ran it (phone, desktop, server).',
    'A superseded row is one whose words a decision replaced; it is proved by what the decision says instead.',
    'A deviation is a row that the product is known not to keep (`deviations.tsv`); whatever a test claims, it is not proved.',
    '',
    `Rows: ${requirements.length}. Changed by a decision: ${superseded.length}. Deviations: ${deviations.length}.`,
    '',
    '| list | area | rows | proved | by unit | by integration | by browser | superseded | share |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lists.flatMap((list) => summaryRows(list, counts)),
    rowOf(totalOf('**all lists**', counts)),
    '',
    '## Proved',
    '',
    ...own.flatMap((row) => provedLines(row, byId.get(row.id))),
    '## Superseded by a decision',
    '',
    ...superseded.flatMap((row) => supersededLines(row, byId.get(row.id))),
    ...deviationLines(deviations),
    '## Not proved yet',
    '',
    ...lists.flatMap((list) => unprovedLines(list, own, byId)),
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
  `| ${[
    count.list,
    count.area,
    count.rows,
    count.proved,
    ...testKinds.map((kind) => count.by[kind]),
    supersededOf(count),
    percentOf(count),
  ].join(' | ')} |`;

const provedLines = ({ id, text }: Requirement, proofs: Proof[] | undefined): string[] =>
  proofs ? [`- **${id}** ${escapeMarkdown(text)}`, ...proofs.map(proofLine), ''] : [];

const supersededLines = (
  { id, decision, instead }: Superseded,
  proofs: Proof[] | undefined,
): string[] => [
  `- **${id}** ${escapeMarkdown(instead)} (${escapeMarkdown(decision)})`,
  ...(proofs?.map(proofLine) ?? ['  - not proved yet']),
  '',
];

const deviationLines = (deviations: Deviation[]): string[] =>
  deviations.length === 0
    ? []
    : [
        '## Deviations',
        '',
        ...deviations.map(
          ({ id, since, what }) => `- **${id}** ${escapeMarkdown(what)} (${since})`,
        ),
        '',
      ];

const proofLine = ({ kind, projects, title }: Proof) =>
  `  - ${kind}${projects.length > 0 ? ` (${projects.join(', ')})` : ''}: ${escapeMarkdown(title)}`;

function unprovedLines(list: string, own: Requirement[], byId: Map<string, Proof[]>): string[] {
  const open = own.filter((each) => each.list === list && !byId.has(each.id));
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
