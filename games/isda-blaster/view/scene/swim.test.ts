import { expect, test } from 'vitest';
import { speciesList } from '../../rules/species.ts';
import { bossAt, createSwimmers, placeOf } from './swim.ts';

const swimmers = createSwimmers();

test('has every species in the sea at all times, so that each can be aimed at', () => {
  expect(new Set(swimmers.map(({ species }) => species))).toEqual(
    new Set(speciesList.map(({ id }) => id)),
  );
  for (let seconds = 0; seconds < 300; seconds += 1.7) {
    for (const swimmer of swimmers) {
      const { x, y } = placeOf(swimmer, seconds);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
    }
  }
});

test('swims where it looks', () => {
  for (const swimmer of swimmers) {
    for (let seconds = 0; seconds < 60; seconds += 0.9) {
      const now = placeOf(swimmer, seconds);
      if (Math.abs(now.heading) < 1) continue;
      expect(Math.sign(placeOf(swimmer, seconds + 0.01).x - now.x)).toBe(now.heading);
    }
  }
});

test('the boss rises every two minutes and stays for forty seconds', () => {
  expect(bossAt(240_000)).toEqual({ isHere: true, leftMs: 40_000 });
  expect(bossAt(240_000 + 39_999)).toEqual({ isHere: true, leftMs: 1 });
  expect(bossAt(240_000 + 40_000)).toEqual({ isHere: false, leftMs: 80_000 });
  expect(bossAt(359_999)).toEqual({ isHere: false, leftMs: 1 });
});
