import { manilaDay } from '@perya/contract/manila-time';
import { expect, it } from 'vitest';
import { daysProblem, lastDays } from './statement-days.ts';

const now = Date.parse('2026-11-16T17:00:00Z');

it('counts days in Manila, today with them', () => {
  expect(manilaDay(now)).toBe('2026-11-17');
  expect(lastDays(30, now)).toEqual({ from: '2026-10-19', to: '2026-11-17' });
});

it('takes at most a year that has begun', () => {
  expect(daysProblem(lastDays(366, now), now)).toBeNull();
  expect(daysProblem(lastDays(367, now), now)).toBe('long');
  expect(daysProblem({ from: '2026-11-18', to: '2026-11-18' }, now)).toBe('future');
  expect(daysProblem({ from: '2026-11-02', to: '2026-11-01' }, now)).toBe('order');
  expect(daysProblem({ from: '', to: '2026-11-01' }, now)).toBe('missing');
});
