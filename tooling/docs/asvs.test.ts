import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../launch/project-root.mjs';

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const inChapters = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

const page = readFileSync(inProject('docs/asvs.md'), 'utf8');
const rows = [...page.matchAll(/^\| (V[\d.]+) \| [12] \| [^|]+ \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', state = '', evidence = '']) => ({ id, state, evidence }),
);

/** A file, and the title of a test in it where one is named. */
const named = rows.flatMap(({ id, evidence }) =>
  [...evidence.matchAll(/`([\w@.-]+\/[\w@./-]+)`(?: › ([^;]+))?/g)].map(
    ([, file = '', title = '']) => ({ id, file, title: title.trim() }),
  ),
);

function countBy(keys: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

describe('the page about ASVS', () => {
  it('has every requirement once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(countBy(rows.map(({ id }) => id.split('.', 1)[0] ?? ''))).toEqual(inChapters);
  });

  it('counts the states as they are', () => {
    const told = [...page.matchAll(/^\| ([a-z/ ]+) \| (\d+) \|$/gm)].map(
      ([, state = '', count]) => [state, Number(count)] as const,
    );
    expect(Object.fromEntries(told.filter(([, count]) => count > 0))).toEqual(
      countBy(rows.map(({ state }) => state)),
    );
  });

  it('names files that are there, and tests that are in them', () => {
    const missing = named.filter(({ file, title }) => {
      if (!existsSync(inProject(file))) return true;
      return title !== '' && !readFileSync(inProject(file), 'utf8').includes(title);
    });
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(rows.length / 2);
  });
});
