import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { betOddsRows } from './bet-odds.ts';
import { games } from './registry.ts';

test('docs/rtp.md states of every bet what its game works out, and of no other', () => {
  const page = readFileSync(new URL('../docs/rtp.md', import.meta.url), 'utf8');
  const [, bets = ''] = page.split('## Every bet');
  const stated = bets
    .split('\n')
    .filter((line) => /^\| [a-z]+(-[a-z0-9]+)* \| (?!bet )/.test(line));
  const rows = betOddsRows(Object.keys(games).sort()).map((cells) => `| ${cells.join(' | ')} |`);
  expect(rows.length).toBeGreaterThan(0);
  expect(stated).toEqual(rows);
});
