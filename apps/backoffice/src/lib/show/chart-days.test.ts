import { expect, it } from 'vitest';
import { isBlank, isDayOpen, spanOf } from './chart-days.ts';

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

it('draws one day alone in the middle of a week, however long the library takes it to be', () => {
  expect(spanOf([day], day, day + 1000 * 86_400)).toEqual([day - 3 * 86_400, day + 3 * 86_400]);
  expect(spanOf([day, day + 86_400], day, day + 86_400)).toEqual([day, day + 86_400]);
});
