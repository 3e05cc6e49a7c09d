import { expect, it } from 'vitest';
import { dateText, monthNames } from './calendar-text.ts';

it('names months and dates in both languages', () => {
  expect(monthNames('en').slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar']);
  expect(monthNames('tl')[5]).toBe('Hun');
  expect(dateText('1990-06-12', 'en')).toBe('June 12, 1990');
  expect(dateText('1990-06-12', 'tl')).toBe('Hunyo 12, 1990');
  expect([dateText('', 'en'), dateText('1990-13-40', 'en')]).toEqual(['', '']);
});
