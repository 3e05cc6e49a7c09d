import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTempo } from './tempo.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const spinMs = 1000;

/** A bonus round of three spins; says which have been seen to their end. */
function playThree() {
  const tempo = createTempo(() => null);
  const seen: number[] = [];
  const play = async () => {
    for (const spin of [1, 2, 3]) {
      tempo.next();
      await tempo.pause(spinMs);
      seen.push(spin);
    }
  };
  void play();
  return { tempo, seen };
}

test('a skip ends the spin that plays and leaves the next ones their time', async () => {
  const { tempo, seen } = playThree();
  tempo.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([1]);
  expect(tempo.isHurried()).toBe(false);
  await vi.advanceTimersByTimeAsync(spinMs - 1);
  expect(seen).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([1, 2]);
});

test('finishing jumps over all the spins that are left, also after a skip', async () => {
  const { tempo, seen } = playThree();
  tempo.skip();
  tempo.finish();
  tempo.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([1, 2, 3]);
});

test('a new round has the usual pace again', async () => {
  const { tempo } = playThree();
  tempo.finish();
  tempo.reset();
  expect(tempo.isHurried()).toBe(false);
});

test('turbo shows the same in less time, over rounds, until it is turned off', async () => {
  const tempo = createTempo(() => null);
  tempo.setTurbo(true);
  tempo.reset();
  let isOver = false;
  void tempo.pause(spinMs).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(399);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(tempo.isHurried()).toBe(false);
  tempo.setTurbo(false);
  isOver = false;
  void tempo.pause(spinMs).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(spinMs - 1);
  expect(isOver).toBe(false);
});
