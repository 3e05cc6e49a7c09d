import { describe, expect, test } from 'vitest';
import { attemptsMax, backOffMs } from './back-off.ts';

describe('the wait before the next attempt', () => {
  test('doubles up to an hour', () => {
    const longest = (attempts: number) => backOffMs(attempts, () => 1);
    expect([1, 2, 3, 10].map(longest)).toEqual([5000, 10_000, 20_000, 2_560_000]);
    expect(longest(attemptsMax)).toBe(3_600_000);
  });

  test('is spread over its second half', () => {
    expect(backOffMs(3, () => 0)).toBe(10_000);
    expect(backOffMs(3, () => 0.5)).toBe(15_000);
  });
});
