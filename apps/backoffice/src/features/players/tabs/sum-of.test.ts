import { expect, test } from 'vitest';
import { sumOf } from './sum-of.ts';

test('amounts are added up to the centavo', () => {
  expect(sumOf([])).toBe('0.00');
  expect(sumOf(['0.10', '0.20', '-1000.05'])).toBe('-999.75');
});
