import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { amlRuleNames } from '../../packages/contract/src/aml/rules.ts';
import { harmMarkerNames } from '../../packages/contract/src/care/markers.ts';
import { controlNames } from '../../packages/contract/src/evidence/controls.ts';
import { inProject } from '../launch/project-root.mjs';

const page = readFileSync(inProject('docs/compliance.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \| (`.+) \|$/gm)].map(
  ([, rule = '', controls = '', tests = '']) => ({ rule, controls, tests }),
);

it('every line names a test that is there, in a file that is there', () => {
  expect(rows.length).toBeGreaterThan(5);
  const missing = rows.filter(({ tests }) => {
    const [, file = '', title = ''] = /^`([\w@./-]+)`(?: › (.+))?$/.exec(tests.trim()) ?? [];
    if (!existsSync(inProject(file))) return true;
    return !readFileSync(inProject(file), 'utf8').includes(title.trim());
  });
  expect(missing).toEqual([]);
});

it('every control serves a line, and no line names another', () => {
  const named = rows.flatMap(({ controls }) =>
    controls
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '–'),
  );
  expect([...new Set(named)].sort()).toEqual([...controlNames].sort());
});

const cited = /`([\w@./-]+)` › ([^|]+)/g;

it('every rule that looks for somebody, and every sign of harm, has a story and a near miss', () => {
  const [, rules = ''] = /## Rules that look for somebody\n([\s\S]+?)\n## /.exec(page) ?? [];
  const lines = [...rules.matchAll(/^\| (aml|care|play|money) \| ([^|]+) \| (`.+`.+) \|$/gm)];
  const of = (part: string) => lines.flatMap(([, own, name]) => (own === part ? [name] : []));
  expect(of('aml')).toEqual(expect.arrayContaining([...amlRuleNames]));
  expect(of('care')).toEqual(expect.arrayContaining([...harmMarkerNames]));
  const tests = lines.flatMap(([, , name, both = '']) =>
    [...both.matchAll(cited)].map(([, file = '', title = '']) => ({
      name,
      file,
      title: title.trim(),
    })),
  );
  expect(tests).toHaveLength(2 * lines.length);
  const missing = tests.filter(
    ({ file, title }) =>
      !existsSync(inProject(file)) || !readFileSync(inProject(file), 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});

/** What is kept in part, by the organisation, or not at all. */
const others = [
  ...page
    .slice(page.indexOf('## In part'))
    .matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
]
  .slice(1)
  .map(([, rule = '', asks = '', state = '', there = '', missing = '']) => ({
    rule,
    asks,
    state,
    there,
    missing,
  }));

it('what is not whole says in which way, what there is and what is missing', () => {
  expect(others.length).toBeGreaterThan(5);
  for (const { asks, state, there, missing } of others) {
    expect(['partly', 'organisation', 'absent'], asks).toContain(state);
    expect(there !== '–', asks).toBe(state === 'partly');
    expect(missing, asks).not.toBe('–');
    for (const [, file = ''] of there.matchAll(/`([\w@.-]+\/[\w@./-]+)`/g)) {
      expect(existsSync(inProject(file)), file).toBe(true);
    }
  }
});

it('nothing is called kept and missing at once', () => {
  const kept = [...page.matchAll(/^\| ([^|]+ \| [^|]+) \| [^|]+ \| [^|]+ \| `.+ \|$/gm)].map(
    ([, line = '']) => line,
  );
  expect(others.filter(({ rule, asks }) => kept.includes(`${rule} | ${asks}`))).toEqual([]);
  expect(new Set(others.map(({ rule, asks }) => `${rule} | ${asks}`)).size).toBe(others.length);
});

const lawOf = (rule: string): string => {
  if (rule.includes('RA 9160')) return 'AMLA (RA 9160)';
  if (rule.includes('RA 10173')) return 'Data Privacy Act (RA 10173)';
  return rule.split(',', 1)[0] ?? '';
};

it('counts the lines of each law as they are', () => {
  const states = ['present', 'partly', 'organisation', 'absent'] as const;
  const lines = [
    ...rows.map(({ rule }) => ({ law: lawOf(rule), state: 'present' })),
    ...others.map(({ rule, state }) => ({ law: lawOf(rule), state })),
  ];
  const laws = ['GLI-19', 'PAGCOR', 'AMLA (RA 9160)', 'Data Privacy Act (RA 10173)'];
  expect(lines.filter(({ law }) => !laws.includes(law))).toEqual([]);
  const count = (law: string) =>
    states.map(
      (state) =>
        lines.filter((line) => line.state === state && (law === 'all' || line.law === law)).length,
    );
  const counted = [...laws, 'all'].map((law) => `| ${law} | ${count(law).join(' | ')} |`);
  const told = [...page.matchAll(/^\| [^|]+(?: \| \d+){4} \|$/gm)].map(([line]) => line);
  expect(told).toEqual(counted);
});
