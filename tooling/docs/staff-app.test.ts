import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../launch/project-root.mjs';

const page = readFileSync(inProject('docs/staff-app.md'), 'utf8');
const truths = page.slice(page.indexOf('## Small truths'));

it('every small truth of the staff app names a test that is there', () => {
  const lines = [...truths.matchAll(/^\| ([^|]+) \| (`.+) \|$/gm)];
  expect(lines.length).toBeGreaterThan(15);
  const missing = lines.flatMap(([, , tests = '']) =>
    tests.split('<br>').filter((test) => {
      const [, file = '', title = ''] = /^`([\w@./-]+)` › (.+)$/.exec(test.trim()) ?? [];
      return !existsSync(inProject(file)) || !readFileSync(inProject(file), 'utf8').includes(title);
    }),
  );
  expect(missing).toEqual([]);
});
