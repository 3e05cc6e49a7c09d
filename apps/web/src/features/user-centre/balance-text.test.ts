import { expect, it } from 'vitest';
import { balanceText } from './balance-text.ts';

it('shows two decimals and groups the thousands', () => {
  expect(balanceText('0')).toBe('0.00');
  expect(balanceText('1234567.5')).toBe('1,234,567.50');
});

it('rounds down', () => {
  expect(balanceText('10.999')).toBe('10.99');
});

it('shows nothing that is not a number', () => {
  expect(balanceText('')).toBe('0.00');
});
