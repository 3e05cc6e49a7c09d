import { expect, it } from 'vitest';
import { isBlank, isDayOpen } from './chart-days.ts';

const day = 1_770_000_000;

it('knows a last day that is not over', () => {
  expect(isDayOpen([day - 86_400, day], (day + 86_399) * 1000)).toBe(true);
  expect(isDayOpen([day - 86_400, day], (day + 86_400) * 1000)).toBe(false);
  expect(isDayOpen([], 0)).toBe(false);
});

it('is blank without a figure on any day', () => {
  expect(isBlank([{ values: [] }])).toBe(true);
  expect(isBlank([{ values: [0, null] }, { values: [0] }])).toBe(true);
  expect(isBlank([{ values: [0, null] }, { values: [0, 0.5] }])).toBe(false);
});
