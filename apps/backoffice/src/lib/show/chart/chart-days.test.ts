import { expect, it } from 'vitest';
import { daySteps, isBlank, isLastOpen, spanOf } from './chart-days.ts';

const day = 1_770_000_000;

it('knows a last day that is not over', () => {
  expect(isLastOpen([day - 86_400, day], (day + 86_399) * 1000)).toBe(true);
  expect(isLastOpen([day - 86_400, day], (day + 86_400) * 1000)).toBe(false);
  expect(isLastOpen([], 0)).toBe(false);
});

it('knows a last week that is not over, though its first day is', () => {
  const weekEnds = day + 7 * 86_400;
  expect(isLastOpen([day - 7 * 86_400, day], (day + 3 * 86_400) * 1000, weekEnds)).toBe(true);
  expect(isLastOpen([day - 7 * 86_400, day], weekEnds * 1000, weekEnds)).toBe(false);
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

it('never divides a day at the foot of a chart', () => {
  expect(daySteps[0]).toBe(86_400);
  expect(daySteps.every((step) => step % 86_400 === 0)).toBe(true);
});
