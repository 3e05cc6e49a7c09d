import { createHmac } from 'node:crypto';
import { createFairSource, type FairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { playRound } from '@perya/game-kit/simulate';
import type { TestResult } from '@perya/game-kit/statistics/chi-square';
import { testDraws, testWords } from '@perya/game-kit/statistics/randomness';
import { games } from '../registry.ts';
import { type DrawsByBound, recordDraws } from './record-draws.ts';

/** Fewer say too little for a chi-square. */
const drawsMin = 2000;
const wordsPerRound = 8;
const clientSeed = 'rng-pack';

export interface TestedDraws {
  /** The game, or `words` for the output as it is. */
  of: string;
  bound: number;
  count: number;
  results: readonly TestResult[];
}

/** The stream of one round: a server seed of its own, as the studio gives each. */
export function sourceOf(master: string, of: string, round: number): FairSource {
  const serverSeed = createHmac('sha256', master).update(`${of}:${round}`).digest('hex');
  return createFairSource({ serverSeed, clientSeed, nonce: round });
}

/** The words that rounds begin with, as they come out of the source. */
export function drawWords(master: string, count: number): number[] {
  const words: number[] = [];
  for (let round = 0; words.length < count; round += 1) {
    const source = sourceOf(master, 'words', round);
    for (let n = 0; n < wordsPerRound && words.length < count; n += 1) {
      words.push(source.below(2 ** 32));
    }
  }
  return words;
}

/** What a game draws over many rounds of the play whose return it declares. */
export function drawGame(master: string, slug: string, rounds: number): DrawsByBound {
  const module = games[slug];
  if (!module) throw new Error(`There is no game ${slug}`);
  const draws: DrawsByBound = new Map();
  // What the player chooses is no part of what is tested.
  const choice = createFastSource(1);
  const simulated = { game: module.rules, play: module.simulatedPlay };
  for (let round = 0; round < rounds; round += 1) {
    playRound(simulated, recordDraws(sourceOf(master, slug, round), draws), choice);
  }
  return draws;
}

export const testGame = (slug: string, draws: DrawsByBound): TestedDraws[] =>
  [...draws]
    .filter(([bound, values]) => bound > 1 && values.length >= drawsMin)
    .sort(([a], [b]) => a - b)
    .map(([bound, values]) => ({
      of: slug,
      bound,
      count: values.length,
      results: testDraws({ bound, values }),
    }));

export const testRaw = (words: readonly number[]): TestedDraws => ({
  of: 'words',
  bound: 2 ** 32,
  count: words.length,
  results: testWords(words),
});

/** Of a thousand packs of an honest source so many have something strange in them. */
const falseAlarms = 1e-3;

/** What an honest source would hardly give, however many things were looked at. */
export function listStrange(tested: readonly TestedDraws[]): string[] {
  const all = tested.flatMap(({ of, bound, results }) =>
    results.map(({ test, p }) => ({ name: `${of} below ${bound}: ${test}`, p })),
  );
  return all.filter(({ p }) => !(p >= falseAlarms / all.length)).map(({ name }) => name);
}
