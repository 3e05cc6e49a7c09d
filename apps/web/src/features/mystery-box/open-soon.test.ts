import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSoon } from './open-soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the popup comes 500 ms after the tap, once for all taps until then [M-081 M-448]', () => {
  let opened = 0;
  const open = () => {
    opened += 1;
  };
  expect(openSoon(open)).toBe(true);
  vi.advanceTimersByTime(499);
  expect(openSoon(open)).toBe(false);
  expect(opened).toBe(0);
  vi.advanceTimersByTime(1);
  expect(opened).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(opened).toBe(1);
  expect(openSoon(open)).toBe(true);
  vi.advanceTimersByTime(500);
  expect(opened).toBe(2);
});
