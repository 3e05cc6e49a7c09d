import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { timeFlag } from '../fields.ts';
import { type TimeFlag, timeRange } from './time-flag.ts';

/** Half past midnight of the 2nd in Manila, still the 1st in UTC. */
const now = new Date('2026-03-01T16:30:00Z');

describe('the days of a time flag', () => {
  test.each<[TimeFlag, string, string]>([
    [0, '2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
    [1, '2026-02-28T16:00:00.000Z', '2026-03-01T16:00:00.000Z'],
    [7, '2026-02-23T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
    [15, '2026-02-15T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
    [30, '2026-01-31T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
  ])('%i means from %s until %s', (flag, from, before) => {
    const range = timeRange(flag, now);
    expect([range.from.toISOString(), range.before.toISOString()]).toEqual([from, before]);
  });

  test('is read from a query or a body, and nothing else is', () => {
    expect(z.parse(timeFlag(), '15')).toBe(15);
    expect(z.parse(timeFlag(), 0)).toBe(0);
    for (const wrong of ['2', '', 'x', 14, -1, null]) {
      expect(z.safeParse(timeFlag(), wrong).success, String(wrong)).toBe(false);
    }
  });
});
