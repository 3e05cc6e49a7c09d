import { describe, expect, it } from 'vitest';
import type { TestCase } from '../outcomes/test-case.ts';
import { collectProofs } from './collect-proofs.ts';
import { countAreas } from './count-areas.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatTable } from './format-table.ts';
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
    expect([...byId]).toEqual([['A-001', ['opens']]]);
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
  const proofs = collectProofs(requirements, [passing('opens [A-001]'), passing('again [A-001]')]);
  const page = formatCoverage(requirements, proofs);

  it('counts per list and area', () => {
    expect(page).toContain('| A-identity | shell | 1 | 1 | 100 % |');
    expect(page).toContain('| **A-identity** | all | 2 | 1 | 50 % |');
    expect(page).toContain('| **all lists** | all | 3 | 1 | 33 % |');
  });

  it('lists each proved row with its tests and the others by area', () => {
    expect(page).toContain('- **A-001** It opens.\n  - again\n  - opens\n');
    expect(page).toContain('- login: A-002');
    expect(page).toContain('- shell: M-001');
  });

  it('does not depend on the order in which tests were reported', () => {
    const reversed = collectProofs(requirements, [
      passing('again [A-001]'),
      passing('opens [A-001]'),
    ]);
    expect(formatCoverage(requirements, reversed)).toBe(page);
  });

  it('has a short form for the terminal', () => {
    const table = formatTable(countAreas(requirements, (id) => proofs.byId.has(id)));
    expect(table.split('\n')).toHaveLength(4);
    expect(table).toMatch(/all lists +all +3 +1 +33 %$/);
  });
});
