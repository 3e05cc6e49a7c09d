import { expect, test } from 'vitest';
import { giftTyped, needsSecond } from './gift-form.ts';

test('reads pesos and whole Filcoins, and neither nothing nor more than any gift', () => {
  expect(giftTyped('PHP', ' 1,250.5 ')).toBe('1250.50');
  expect(giftTyped('PHP', '100000')).toBe('100000.00');
  expect(giftTyped('FIL', '300')).toBe('300');
  for (const typed of ['', '0', '-5', '100000.01', '1e3'])
    expect(giftTyped('PHP', typed)).toBeNull();
  for (const typed of ['1.5', '1000001']) expect(giftTyped('FIL', typed)).toBeNull();
});

test('a second person is needed where the day alone would pass the bound, and not at it', () => {
  expect(needsSecond('PHP', '5000.00', '0.00')).toBe(false);
  expect(needsSecond('PHP', '5000.01', '0.00')).toBe(true);
  expect(needsSecond('PHP', '0.01', '5000.00')).toBe(true);
  expect(needsSecond('FIL', '50000', '0')).toBe(false);
});
