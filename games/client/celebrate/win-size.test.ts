import { expect, test } from 'vitest';
import { playEnd, timesOf, winSizeOf } from './win-size.ts';

test('names a win by how many times the stake it pays, from five times on', () => {
  const nameOf = (payout: bigint) => winSizeOf(10_00n, payout)?.text.en ?? null;
  const payouts = [49_99n, 50_00n, 99_99n, 100_00n, 299_99n, 300_00n, 1000_00n, 5000_00n];
  expect(payouts.map(nameOf)).toEqual([
    null,
    'Nice win!',
    'Nice win!',
    'Big win!',
    'Big win!',
    'Huge win!',
    'Giant win!',
    'Legendary win!',
  ]);
});

test('five sizes are told apart by ear and eye, and each is more than the one before', () => {
  const found = [5n, 10n, 30n, 100n, 500n].map((times) => winSizeOf(100n, 100n * times));
  expect(found.map((size) => size?.tier)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(found.map((size) => size?.sound)).size).toBe(5);
  for (const [place, size] of found.entries()) {
    const before = found[place - 1];
    if (!before) continue;
    expect(size?.countMs).toBeGreaterThan(before.countMs);
    expect(size?.coins).toBeGreaterThan(before.coins);
  }
});

test('says the multiple to a tenth, never more than was paid', () => {
  expect(timesOf(10_00n, 125_00n)).toBe('12.5');
  expect(timesOf(10_00n, 120_00n)).toBe('12');
  expect(timesOf(20_00n, 333_99n)).toBe('16.6');
});

/** What is heard of a round that ends so. */
function heardOf(round: { stake: bigint; payout: bigint | null; isHeld: boolean }) {
  const heard: string[] = [];
  const sound = {
    play: (name: string) => heard.push(name),
    playWin: (name: string) => heard.push(name),
    isMuted: () => false,
    setMuted: () => {},
  };
  playEnd(sound, round, { lost: 'lose', back: 'chip' });
  return heard.join();
}

test('the end of a round sounds like the size of its win in every game, and a small win like a win', () => {
  const ends = [0n, 50n, 100n, 200n, 500n, 1000n, 3000n, 10_000n, 50_000n];
  const heard = ends.map((payout) => heardOf({ stake: 100n, payout, isHeld: false }));
  const wins = ['win', 'win', 'bigWin', 'hugeWin', 'giantWin', 'legendWin'];
  expect(heard).toEqual(['lose', 'chip', 'chip', ...wins]);
  expect(heardOf({ stake: 100n, payout: null, isHeld: false })).toBe('lose');
});

test('a win that is held sounds neither like one nor like a loss', () => {
  const heard = [50n, 200n, 50_000n].map((payout) =>
    heardOf({ stake: 100n, payout, isHeld: true }),
  );
  expect(heard).toEqual(['', '', '']);
});
