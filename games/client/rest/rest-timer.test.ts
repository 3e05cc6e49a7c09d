import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestTimer, restAfterMs } from './rest-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  let isResting = false;
  const timer = createRestTimer((now) => {
    isResting = now;
  });
  timer.stir();
  return { timer, isResting: () => isResting };
}

test('rests once nobody has touched the game for a while, and wakes at the next touch', () => {
  const { timer, isResting } = watched();
  vi.advanceTimersByTime(restAfterMs - 1);
  expect(isResting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isResting()).toBe(true);
  timer.stir();
  expect(isResting()).toBe(false);
});

test('counts from the last touch, not from the first', () => {
  const { timer, isResting } = watched();
  vi.advanceTimersByTime(restAfterMs - 1000);
  timer.stir();
  vi.advanceTimersByTime(restAfterMs - 1);
  expect(isResting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isResting()).toBe(true);
});

test('never rests while a round plays, and counts anew from its end', () => {
  const { timer, isResting } = watched();
  timer.setPlaying(true);
  timer.stir();
  vi.advanceTimersByTime(restAfterMs * 20);
  expect(isResting()).toBe(false);
  timer.setPlaying(false);
  vi.advanceTimersByTime(restAfterMs - 1);
  expect(isResting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isResting()).toBe(true);
});

test('a round that begins while the scene rests wakes it', () => {
  const { timer, isResting } = watched();
  vi.advanceTimersByTime(restAfterMs);
  timer.setPlaying(true);
  expect(isResting()).toBe(false);
});

test('says nothing any more once it is stopped', () => {
  const { timer, isResting } = watched();
  timer.stop();
  vi.advanceTimersByTime(restAfterMs * 2);
  expect(isResting()).toBe(false);
});
