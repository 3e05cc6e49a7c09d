import { expect, it } from 'vitest';
import { createThrottle } from '../../lib/query/throttle-submit.ts';
import { submitThrottles } from './account-timings.ts';

function sentAfter(windowMs: number, waitMs: number): number {
  let nowMs = 0;
  const pass = createThrottle(windowMs, () => nowMs);
  const passed = [0, waitMs].map((laterMs) => {
    nowMs += laterMs;
    return pass();
  });
  return passed.filter(Boolean).length;
}

it('sends a username at most once in two seconds [A-451]', () => {
  expect(sentAfter(submitThrottles.usernameMs, 1999)).toBe(1);
  expect(sentAfter(submitThrottles.usernameMs, 2000)).toBe(2);
});

it('sends an email at most once in five seconds [A-452]', () => {
  expect(sentAfter(submitThrottles.emailMs, 4999)).toBe(1);
  expect(sentAfter(submitThrottles.emailMs, 5000)).toBe(2);
});

it('sends a code to a new number at most once in five seconds [A-452]', () => {
  expect(sentAfter(submitThrottles.phoneMs, 4999)).toBe(1);
  expect(sentAfter(submitThrottles.phoneMs, 5000)).toBe(2);
});
