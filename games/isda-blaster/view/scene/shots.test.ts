import { expect, test } from 'vitest';
import { advanceShots, aftermathMs, flightMs, flightOf, type Shot } from './shots.ts';
import { createSwimmers } from './swim.ts';

const [swimmer] = createSwimmers();
if (!swimmer) throw new Error('There is something in the sea');

const shot: Shot = {
  id: 1,
  swimmer,
  byPlace: null,
  firedAtMs: 1_000,
  landsAtMs: 1_000 + flightMs,
  result: null,
  resolvedAtMs: null,
};
const caught = { ...shot, result: { multiplier: 8, label: '₱8' } };

test('waits for the answer of the studio, however long it takes', () => {
  const { shots, landed } = advanceShots([shot], 1_000_000);
  expect(shots).toEqual([shot]);
  expect(landed).toEqual([]);
});

test('waits for the flight when the answer is early', () => {
  expect(advanceShots([caught], 1_001).landed).toEqual([]);
  expect(flightOf(caught, 1_000 + flightMs / 2)).toBe(0.5);
});

test('lands once, and is gone after its aftermath', () => {
  const first = advanceShots([caught], 2_000);
  expect(first.landed).toHaveLength(1);
  const second = advanceShots(first.shots, 2_001);
  expect(second.landed).toEqual([]);
  expect(advanceShots(second.shots, 2_000 + aftermathMs).shots).toEqual([]);
});
