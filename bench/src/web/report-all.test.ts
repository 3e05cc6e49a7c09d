import { expect, it } from 'vitest';
import { type MeasuredPage, tableOf } from './report-all.ts';
import type { Result } from './slowdown.ts';

function resultOf(performance: number, shift: number): Result {
  const categories = {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  };
  const audits = { 'cumulative-layout-shift': { numericValue: shift } };
  return { categories, audits } as unknown as Result;
}

const pageOf = (path: string, result: Result, more: Partial<MeasuredPage> = {}): MeasuredPage => ({
  path,
  isPlayer: false,
  results: [result],
  named: new Set(),
  interactionMs: 90,
  warmMs: null,
  ...more,
});

const lineOf = (table: string, name: string) =>
  table.split('\n').find((line) => line.startsWith(name)) ?? '';

it('marks what a page misses, and says of each page and of the game whether they are met', () => {
  const pages = [
    pageOf('/login', resultOf(0.97, 0)),
    pageOf('/my', resultOf(0.9, 0.2), { isPlayer: true, interactionMs: 250, warmMs: 120 }),
  ];
  const table = tableOf({ pages, gameReadyMs: 2600 });
  expect(lineOf(table, '/login')).toMatch(/ 97 .* 90 .*met$/);
  expect(lineOf(table, '/login')).not.toContain('!');
  expect(lineOf(table, '/my (player)')).toMatch(/ 90! .* 0\.200! .* 250! +120 +missed$/);
  expect(table).toContain('A game can be played after 2600 ms (goal 2500 ms): missed');
});
