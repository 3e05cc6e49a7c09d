import { expect, test } from 'vitest';
import { dayStarts } from './day-starts.ts';

const at = (text: string) => Date.parse(text) / 1000;

test('a day begins with its first row, by the clock of Manila', () => {
  const rows = [
    at('2026-11-03T01:00:00Z'),
    // Nine in the morning and one at night of the same day there.
    at('2026-11-02T17:00:00Z'),
    at('2026-11-02T15:59:59Z'),
    at('2026-11-01T10:00:00Z'),
  ];
  expect([...dayStarts(rows, (row) => row)]).toEqual([0, 2, 3]);
});

test('without a moment no row begins one', () => {
  expect(dayStarts([1, 2], undefined).size).toBe(0);
});
