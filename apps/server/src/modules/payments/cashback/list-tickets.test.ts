import { expect, test } from 'vitest';
import { endOfManilaDay } from './list-tickets.ts';

const end = Date.parse('2026-11-17T00:00:00+08:00') / 1000;

test.each([
  '2026-11-16T00:00:00+08:00',
  '2026-11-16T12:00:00+08:00',
  '2026-11-16T23:59:59.999+08:00',
])('a ticket of %s ends with the day in Manila [M-140 M-477]', (moment) => {
  expect(endOfManilaDay(new Date(moment))).toBe(end);
});

test('midnight in Manila begins the next day [M-477]', () => {
  expect(endOfManilaDay(new Date('2026-11-17T00:00:00+08:00'))).toBe(end + 24 * 3600);
});
