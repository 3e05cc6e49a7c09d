import type { Channel } from '@perya/contract/payments/calls/payments';
import { centavos } from '@perya/money';
import { expect, it } from 'vitest';
import { amountProblem, missingFields } from './withdraw-problems.ts';

const channel = { min_amount: '500.00', max_amount: '20000.00' } as Channel;
const form = {
  needsAccount: true,
  accountId: '1',
  amount: '500',
  channel,
  withdrawable: centavos(1_000_000),
};

it('names the fields that are missing, and no account where none is chosen [M-309 M-326]', () => {
  expect(missingFields(form)).toEqual([]);
  expect(missingFields({ ...form, accountId: null, amount: '' })).toEqual(['account', 'amount']);
  expect(missingFields({ ...form, accountId: null, needsAccount: false })).toEqual([]);
});

it('says the first thing that is wrong, in the decided order [M-306 M-307 M-308 M-442]', () => {
  const said = (amount: string, change: Partial<typeof form> = {}) =>
    amountProblem({ ...form, amount, ...change })?.en;
  expect(said('99')).toBe('Amount 100-500,000');
  expect(said('0500')).toBe('Amount 100-500,000');
  expect(said('500001')).toBe('Amount 100-500,000');
  expect(said('499')).toBe('Minimum value is 500');
  expect(said('20001')).toBe('Maximum value is 20,000');
  expect(said('10001')).toBe('That is more than you can withdraw');
  expect(said('499', { withdrawable: centavos(0) })).toBe('Minimum value is 500');
  expect(said('10000')).toBeUndefined();
  expect(said('')).toBeUndefined();
});
