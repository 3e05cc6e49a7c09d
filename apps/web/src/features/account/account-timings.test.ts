import { expect, it, vi } from 'vitest';
import { throttleSubmit } from '../../lib/http/throttle-submit.ts';
import { submitThrottles } from './account-timings.ts';

function sentAfter(windowMs: number, waitMs: number): number {
  let nowMs = 0;
  const send = vi.fn();
  const submit = throttleSubmit(windowMs, send, () => nowMs);
  submit();
  nowMs += waitMs;
  submit();
  return send.mock.calls.length;
}

it('sends a username at most once in two seconds', () => {
  expect(sentAfter(submitThrottles.usernameMs, 1999)).toBe(1);
  expect(sentAfter(submitThrottles.usernameMs, 2000)).toBe(2);
});

it('sends an email at most once in five seconds', () => {
  expect(sentAfter(submitThrottles.emailMs, 4999)).toBe(1);
  expect(sentAfter(submitThrottles.emailMs, 5000)).toBe(2);
});
