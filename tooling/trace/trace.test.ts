import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../launch/project-root.mjs';
import type { TestCase } from '../outcomes/test-case.ts';
import { collectProofs } from './collect-proofs.ts';
import { countAreas } from './count-areas.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatSummary } from './format-summary.ts';
import { formatTable } from './format-table.ts';
import { parseDeviations, parseSuperseded } from './noted-row.ts';
import { readIds } from './read-ids.ts';
import { parseRequirements } from './requirement.ts';

const requirements = [
  ...parseRequirements(
    'A-identity',
    'id\tsection\twhere\trequirement\tliterals\tcheck\nA-001\t0\tshell\tIt opens.\t\tbrowser\nA-002\t0\tlogin\tIt asks for a *phone*.\t\tunit\n',
  ),
  ...parseRequirements('M-money', 'id\tsection\twhere\trequirement\nM-001\t0\tshell\tIt counts.\n'),
];

const passing = (title: string, over: Partial<TestCase> = {}): TestCase => ({
  file: 'a.test.ts',
  title,
  fullTitle: title,
  kind: 'unit',
  outcome: 'passed',
  ...over,
});

describe('ids in titles', () => {
  it('reads several, in several brackets, and no other brackets', () => {
    expect(readIds('opens [A-001 M-001] on [mobile] [G-003, G-004]')).toEqual([
      'A-001',
      'M-001',
      'G-003',
      'G-004',
    ]);
    expect(readIds('opens A-001')).toEqual([]);
  });
});

describe('proofs', () => {
  it('come from passing tests only', () => {
    const { byId } = collectProofs(requirements, [
      passing('opens [A-001]'),
      passing('asks [A-002]', { outcome: 'failed' }),
      passing('counts [M-001]', { outcome: 'not run' }),
    ]);
    expect([...byId]).toEqual([['A-001', [{ title: 'opens', kind: 'unit', projects: [] }]]]);
  });

  it('are void when the same test failed in another browser', () => {
    const { byId } = collectProofs(requirements, [
      passing('opens [A-001]'),
      passing('opens [A-001]', { outcome: 'failed' }),
    ]);
    expect(byId.size).toBe(0);
  });

  it('do not suffer from a test of the same title in another file', () => {
    const { byId } = collectProofs(requirements, [
      passing('opens [A-001]'),
      passing('opens [A-001]', { file: 'b.test.ts', outcome: 'failed' }),
    ]);
    expect(byId.has('A-001')).toBe(true);
  });

  it('say which kind of test they are and in which browser projects it passed', () => {
    const { byId } = collectProofs(requirements, [
      passing('opens [A-001]', { kind: 'browser', project: 'phone' }),
      passing('opens [A-001]', { kind: 'browser', project: 'desktop' }),
      passing('opens [A-001]', { kind: 'integration' }),
    ]);
    expect(byId.get('A-001')).toEqual([
      { title: 'opens', kind: 'browser', projects: ['desktop', 'phone'] },
      { title: 'opens', kind: 'integration', projects: [] },
    ]);
  });

  it('name an id that no list knows', () => {
    const { unknown } = collectProofs(requirements, [passing('flies [A-999]')]);
    expect(unknown).toEqual([{ id: 'A-999', title: 'flies [A-999]' }]);
  });

  it('do not come from the group around a test', () => {
    const { byId } = collectProofs(requirements, [
      passing('opens', { fullTitle: 'shell [A-001] opens' }),
    ]);
    expect(byId.size).toBe(0);
  });
});

describe('the written trace', () => {
  const superseded = parseSuperseded('id\tdecision\tinstead\nM-001\tMoney\tIt sums.\n');
  const browser: Partial<TestCase> = { kind: 'browser', project: 'phone' };
  const cases = [passing('opens [A-001]', browser), passing('again [A-001]')];
  const proofs = collectProofs(requirements, cases);
  const page = formatCoverage(requirements, proofs, superseded, []);

  it('counts per list and area, and by kind of test', () => {
    expect(page).toContain('| A-identity | shell | 1 | 1 | 1 | 0 | 1 | 0 | 100 % |');
    expect(page).toContain('| **A-identity** | all | 2 | 1 | 1 | 0 | 1 | 0 | 50 % |');
    expect(page).toContain('| **all lists** | all | 3 | 1 | 1 | 0 | 1 | 1 | 33 % |');
  });

  it('lists each proved row with its tests and the others by area', () => {
    expect(page).toContain('- **A-001** It opens.\n  - unit: again\n  - browser (phone): opens\n');
    expect(page).toContain('- login: A-002');
  });

  it('shows a superseded row in the words of the decision and never among the open ones', () => {
    expect(page).toContain('- **M-001** It sums. (Money)\n  - not proved yet\n');
    expect(page).not.toContain('- shell: M-001');
  });

  it('counts a superseded row as proved when a test proves the decision', () => {
    const proved = collectProofs(requirements, [...cases, passing('sums [M-001]')]);
    const marked = formatCoverage(requirements, proved, superseded, []);
    expect(marked).toContain('- **M-001** It sums. (Money)\n  - unit: sums\n');
    expect(marked).toContain('| M-money | shell | 1 | 0 | 0 | 0 | 0 | 1 (1 proved) | 100 % |');
    expect(marked).toContain('| **all lists** | all | 3 | 1 | 1 | 0 | 1 | 1 (1 proved) | 66 % |');
  });

  it('counts no row as proved that the product is known not to keep, and says what it does instead', () => {
    const deviations = parseDeviations('id\tsince\twhat\nA-001\t2026-11-01\tIt stays shut.\n');
    const without = collectProofs(requirements, cases, deviations);
    const marked = formatCoverage(requirements, without, superseded, deviations);
    expect(marked).toContain('Rows: 3. Changed by a decision: 1. Deviations: 1.');
    expect(marked).toContain('- **A-001** It stays shut. (2026-11-01)\n');
    expect(marked).toContain('| A-identity | shell | 1 | 0 | 0 | 0 | 0 | 0 | 0 % |');
    expect(page).toContain('Deviations: 0.');
  });

  it('does not depend on the order in which tests were reported', () => {
    const reversed = collectProofs(requirements, [...cases].reverse());
    expect(formatCoverage(requirements, reversed, superseded, [])).toBe(page);
  });

  it('has a short form for the terminal', () => {
    const table = formatTable(countAreas(requirements, proofs.byId, (id) => id === 'M-001'));
    expect(table.split('\n')).toHaveLength(4);
    expect(table).toMatch(/all lists +all +3 +1 +1 +33 %$/);
  });
});

describe('the kept summary', () => {
  const summaryOf = (cases: TestCase[], unproved: string[]) => {
    const { byId } = collectProofs(requirements, cases);
    return formatSummary(
      countAreas(requirements, byId, (id) => id === 'M-001'),
      unproved,
      [],
    );
  };

  it('says per area and list how many rows there are, and how many of them have no proof', () => {
    const page = summaryOf([passing('opens [A-001]'), passing('sums [M-001]')], ['A-002']);
    expect(page).toContain('| login | 0 of 1 |  |\n');
    expect(page).toContain('| shell | 1 | 1 |\n| **all** | 1 of 2 | 1 |\n');
    expect(page).toContain('Rows: 3. Proved: 2, of these 1 in the words');
    expect(page).toContain('Not proved: A-002\n');
  });

  it('does not change when a row is proved by further tests or tests of another kind', () => {
    const once = [passing('opens [A-001]')];
    const twice = [...once, passing('opens wide [A-001]', { kind: 'browser', project: 'phone' })];
    expect(summaryOf(twice, [])).toBe(summaryOf(once, []));
  });
});

describe('the lists of rows that a decision changed or that the product does not keep', () => {
  const read = (file: string) => readFileSync(`${inProject('docs/requirements')}/${file}`, 'utf8');

  it('names rows that exist, each once, and says what holds instead', () => {
    const known = ['A-identity', 'G-games', 'M-money'].flatMap((list) =>
      parseRequirements(list, read(`${list}.tsv`)).map(({ id }) => id),
    );
    const rows = parseSuperseded(read('superseded.tsv'));
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.filter(({ decision, instead }) => !decision || !instead)).toEqual([]);
    const deviations = parseDeviations(read('deviations.tsv'));
    expect(deviations.filter(({ id, what }) => !known.includes(id) || !what)).toEqual([]);
  });
});
