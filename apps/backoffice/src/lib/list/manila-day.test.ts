import { expect, it } from 'vitest';
import { dayBegins, dayEnds, timeAsked } from './manila-day.ts';

it('begins eight hours before the day of Greenwich and lasts twenty-four', () => {
  expect(new Date(dayBegins('2026-11-15') * 1000).toISOString()).toBe('2026-11-14T16:00:00.000Z');
  expect(dayEnds('2026-11-15')).toBe(dayBegins('2026-11-16'));
});

it('asks for whole days, and for no end that is open', () => {
  const days = { from: '2026-11-15', to: '2026-11-15' };
  expect(timeAsked(days)).toEqual({ from: dayBegins(days.from), before: dayEnds(days.to) });
  expect(timeAsked({ from: undefined, to: days.to })).toEqual({ before: dayEnds(days.to) });
  expect(timeAsked({})).toEqual({});
});
