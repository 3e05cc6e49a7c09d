import { readFileSync } from 'node:fs';
import { toNumber } from '@perya/game-kit/fraction';
import { describe, expect, test } from 'vitest';
import { betOddsRows } from './bet-odds.ts';
import { games } from './registry.ts';

const page = readFileSync(new URL('../docs/rtp.md', import.meta.url), 'utf8');
const [returns = '', bets = ''] = page.split('## Every bet');

const rowsOf = (part: string): string[] =>
  part.split('\n').filter((line) => /^\| [a-z]+(-[a-z0-9]+)* \| (?!bet |declared )/.test(line));

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/** Every percentage of a cell. */
const sharesOf = (cell = ''): number[] =>
  [...cell.matchAll(/([\d.]+) %/g)].map(([, percent]) => Number(percent) / 100);

/** It takes a quarter of a minute of a core; its own test holds it against what is declared. */
const isSlow = (slug: string) => slug === 'blackjack';

test('docs/rtp.md states every game, once and in order', () => {
  const stated = rowsOf(returns).map((row) => cellsOf(row)[1]);
  expect(stated).toEqual(Object.keys(games).sort());
});

describe.each(Object.entries(games))('docs/rtp.md of %s', (slug, { rules, computeRtp }) => {
  const row = rowsOf(returns).find((line) => line.startsWith(`| ${slug} |`)) ?? '';
  const [, , declared, computed, simulated, confidence, , agree] = cellsOf(row);

  test('states what its rules declare', () => {
    expect(declared).toBe(`${(rules.rtpBasisPoints / 100).toFixed(2)} %`);
  });

  test('states what is computed, or measured to a tenth of a percent', () => {
    const [mean = 0, within = 0] = sharesOf(computed);
    const point = 1e-4;
    if (computeRtp) {
      const exact = isSlow(slug) ? mean : toNumber(computeRtp());
      expect(computed).toBe(`${(exact * 100).toFixed(4)} %`);
      // What is declared is rounded down.
      expect(Math.floor(exact / point + 1e-6)).toBe(rules.rtpBasisPoints);
    } else {
      expect(within).toBeGreaterThan(0);
      expect(within).toBeLessThanOrEqual(0.001);
      expect(Math.abs(mean - rules.rtpBasisPoints * point)).toBeLessThanOrEqual(within + point);
    }
  });

  test('states a simulation whose confidence holds what is computed', () => {
    const [known = 0] = sharesOf(computed);
    const [low = 1, high = 0] = sharesOf(confidence);
    const [mean = 0] = sharesOf(simulated);
    expect(agree).toBe('yes');
    expect(known).toBeGreaterThanOrEqual(low);
    expect(known).toBeLessThanOrEqual(high);
    expect(mean).toBeCloseTo((low + high) / 2, 4);
  });
});

test('docs/rtp.md states of every bet what its game works out, and of no other', () => {
  const rows = betOddsRows(Object.keys(games).sort()).map((cells) => `| ${cells.join(' | ')} |`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rowsOf(bets)).toEqual(rows);
});
