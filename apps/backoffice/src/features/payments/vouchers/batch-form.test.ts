import { askVoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { describe, expect, test } from 'vitest';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { type BatchForm, emptyBatch, inputOf, refusedOf, worthOf } from './batch-form.ts';

const now = Date.parse('2026-11-16T06:00:00Z') / 1000;
const typed: BatchForm = {
  amount: '99.5',
  count: '3',
  expires_at: '2026-12-31',
  turnover_times: '1',
  note: ' Shop ',
};

function problemsIn(form: BatchForm) {
  const own = refusedOf(form, now).filter((name) => name !== false);
  const input = { ...inputOf(form), reason: 'goodwill', words: '' };
  return [...new Set([...own, ...refusedFields(askVoucherBatch, input)])];
}

describe('a batch as it is typed', () => {
  test('goes to the server as money, numbers and the last second of a day in Manila', () => {
    expect(inputOf(typed)).toEqual({
      amount: '99.50',
      count: 3,
      expires_at: Date.parse('2026-12-31T23:59:59+08:00') / 1000,
      turnover_times: 1,
      note: 'Shop',
    });
    expect(problemsIn(typed)).toEqual([]);
    expect(worthOf(typed)).toBe('298.50');
  });

  test('names every field that cannot be read', () => {
    for (const amount of ['', '0.99', '1000000.01', '1e3', '-5', '١٠٠']) {
      expect(problemsIn({ ...typed, amount })).toEqual(['amount']);
      expect(worthOf({ ...typed, amount })).toBeNull();
    }
    for (const count of ['', '0', '10001', '1.5']) {
      expect(problemsIn({ ...typed, count })).toEqual(['count']);
      expect(worthOf({ ...typed, count })).toBeNull();
    }
    expect(problemsIn({ ...typed, expires_at: '' })).toEqual(['expires_at']);
    expect(problemsIn({ ...typed, expires_at: '2026-11-15' })).toEqual(['expires_at']);
    expect(problemsIn({ ...typed, expires_at: '2026-11-16' })).toEqual([]);
    expect(problemsIn({ ...typed, turnover_times: '101' })).toEqual(['turnover_times']);
    expect(problemsIn(emptyBatch)).toEqual(['amount', 'expires_at', 'count']);
  });
});
