import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
