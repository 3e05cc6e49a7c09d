import { expect, it } from 'vitest';
import { changeText, pesoText } from './peso-text.ts';

it('groups the thousands and keeps both decimals', () => {
  expect(pesoText('1234567.50')).toBe('₱1,234,567.50');
});

it('says by a sign which way money went', () => {
  expect(changeText('12.50')).toBe('+₱12.50');
  expect(changeText('-12.50')).toBe('−₱12.50');
  expect(changeText('0.00')).toBe('₱0.00');
});
