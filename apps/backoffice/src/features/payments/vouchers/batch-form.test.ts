import { describe, expect, test } from 'vitest';
import { type BatchForm, emptyBatch, readBatch, worthOf } from './batch-form.ts';

const now = Date.parse('2026-11-16T06:00:00Z') / 1000;
const typed: BatchForm = {
  amount: '99.5',
  count: '3',
  until: '2026-12-31',
  turnover_times: '1',
  note: ' Shop ',
};
const problemIn = (change: Partial<BatchForm>) => readBatch({ ...typed, ...change }, now);

describe('a batch as it is typed', () => {
  test('goes to the server as money, numbers and the last second of a day in Manila', () => {
    expect(readBatch(typed, now)).toEqual({
      wanted: {
        amount: '99.50',
        count: 3,
        expires_at: Date.parse('2026-12-31T23:59:59+08:00') / 1000,
        turnover_times: 1,
        note: 'Shop',
      },
    });
    expect(worthOf(typed)).toBe('298.50');
  });

  test('names the first field that cannot be read', () => {
    for (const amount of ['', '0.99', '1000000.01', '1e3', '-5', '١٠٠']) {
      expect(problemIn({ amount })).toEqual({ problem: 'amount' });
    }
    for (const count of ['', '0', '10001', '1.5']) {
      expect(problemIn({ count })).toEqual({ problem: 'count' });
      expect(worthOf({ ...typed, count })).toBeNull();
    }
    expect(problemIn({ until: '' })).toEqual({ problem: 'until' });
    expect(problemIn({ until: '2026-11-15' })).toEqual({ problem: 'until' });
    expect(problemIn({ until: '2026-11-16' })).toHaveProperty('wanted');
    expect(problemIn({ turnover_times: '101' })).toEqual({ problem: 'turnover_times' });
    expect(readBatch(emptyBatch, now)).toEqual({ problem: 'amount' });
  });
});
