import { centavos } from '@perya/money';
import { expect, it } from 'vitest';
import { allOf, chipsOf, fundsOf, payoutOf, rangeOf } from './withdraw-figures.ts';

it('holds back what is in the balance and cannot be withdrawn [M-098]', () => {
  const funds = fundsOf({ balance: '1500.75', withdrawable: '1000.50' });
  expect(funds.locked).toBe(50_025n);
  expect(fundsOf({ balance: '0', withdrawable: '0' }).locked).toBe(0n);
});

it('withdraws all in whole pesos, rounded down [M-310]', () => {
  expect(allOf(centavos(100_099))).toBe('1000');
  expect(allOf(centavos(99))).toBe('0');
});

it('sets a chip only up to what can be withdrawn [M-311]', () => {
  const amount_limit = ['100', '500', '1000', 'x'];
  const channel = { amount_limit, min_amount: null, max_amount: null };
  expect(chipsOf(channel, centavos(50_000))).toEqual([
    { value: '100', isWithin: true },
    { value: '500', isWithin: true },
    { value: '1000', isWithin: false },
  ]);
  const narrow = { amount_limit, min_amount: '200.00', max_amount: '500.00' };
  expect(chipsOf(narrow, centavos(50_000))).toEqual([{ value: '500', isWithin: true }]);
});

it('takes the limits of the channel, and the common ones where it says nothing', () => {
  expect(rangeOf({ min_amount: '500.00', max_amount: null })).toEqual({
    min: 50_000n,
    max: 50_000_000n,
  });
});

it('says fee and what arrives for an amount, and nothing for none', () => {
  const channel = { fee_fixed: '15.00', fee_basis_points: 0 };
  expect(payoutOf(channel, '500')).toEqual({ fee: 1_500n, arrives: 48_500n });
  const share = { fee_fixed: '0.00', fee_basis_points: 150 };
  expect(payoutOf(share, '333')).toEqual({ fee: 500n, arrives: 32_800n });
  for (const none of ['', '0', '15', '٥٠٠', '1e3']) expect(payoutOf(channel, none)).toBeNull();
});
