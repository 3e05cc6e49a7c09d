import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyticsClientId } from './analytics-client-id.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes on without the id after 3 s, and not before', async () => {
  let answer: string | null | undefined;
  void analyticsClientId(() => new Promise(() => {})).then((id) => {
    answer = id;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBeNull();
});

it('gives the id as soon as it is there, and nothing when asking fails', async () => {
  expect(await analyticsClientId(async () => 'id-1')).toBe('id-1');
  expect(await analyticsClientId(() => Promise.reject(new Error('blocked')))).toBeNull();
});
