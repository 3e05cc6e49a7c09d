import { expect, it } from 'vitest';
import { createThrottle } from './throttle-submit.ts';

it('lets one submit through in each window', () => {
  let nowMs = 1000;
  const pass = createThrottle(2000, () => nowMs);
  const passed = [0, 1999, 1].map((laterMs) => {
    nowMs += laterMs;
    return pass();
  });
  expect(passed).toEqual([true, false, true]);
});

it('lets every submit through where there is no window', () => {
  const pass = createThrottle(0, () => 0);
  expect([pass(), pass()]).toEqual([true, true]);
});
