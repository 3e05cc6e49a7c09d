import { expect, it } from 'vitest';
import {
  groupCounts,
  ownToPlay,
  playedPercent,
  type Requirements,
  wholeToPlay,
} from './what-to-play.ts';

/** A deposit of 1,000 that is played halfway, and a bonus of 8 behind it. */
const queue = {
  requirements: [
    { amount: '1000.00', own_to_play: '1000.00', own_left: '500.00', left: '500.00' },
    { amount: '8.00', own_to_play: '8.00', own_left: '8.00', left: '508.00' },
  ],
} as Requirements;

it('asks of an amount what it wants for itself, not what stands before it too [M-481]', () => {
  const [deposit, bonus] = queue.requirements.map(ownToPlay);
  expect(deposit).toEqual({ played: 50_000n, left: 50_000n, all: 100_000n });
  expect(bonus).toEqual({ played: 0n, left: 800n, all: 800n });
});

it('adds up what frees the whole balance, and says nothing where it is free', () => {
  const whole = wholeToPlay(queue);
  expect(whole).toEqual({ played: 50_000n, left: 50_800n, all: 100_800n });
  expect(whole && playedPercent(whole)).toBe(49);
  expect(wholeToPlay({ ...queue, requirements: [] })).toBeNull();
});

it('puts games together that count alike, what counts most first', () => {
  const counts = [
    { game_type: 1, percent: 10 },
    { game_type: 3, percent: 100 },
    { game_type: 5, percent: 10 },
  ];
  expect(groupCounts(counts)).toEqual([
    { percent: 100, gameTypes: [3] },
    { percent: 10, gameTypes: [1, 5] },
  ]);
});
