import { expect, test } from 'vitest';
import { hourText, percentText, readHour, readShare } from './policy-values.ts';

test('an hour is whole and of one day', () => {
  expect([readHour('0'), readHour('23'), readHour('24'), readHour('6.5'), readHour('')]).toEqual([
    0,
    23,
    null,
    null,
    null,
  ]);
  expect(hourText(6)).toBe('06:00');
});

test('a share has two decimals at most and is no more than the whole', () => {
  expect(['25', '12.5', '0.01', '100', '100.01', '1.234', 'x'].map(readShare)).toEqual([
    2500,
    1250,
    1,
    10_000,
    null,
    null,
    null,
  ]);
  expect(percentText(1250)).toBe('12.50');
});
