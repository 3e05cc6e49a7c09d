import { expect, it } from 'vitest';
import { birthdaysKeptOn } from './days-kept.ts';

it('keeps each birthday on its day, and the 29th of February on the 28th in common years', () => {
  expect(birthdaysKeptOn('2026-11-16')).toEqual(['11-16']);
  expect(birthdaysKeptOn('2027-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysKeptOn('2028-02-28')).toEqual(['02-28']);
  expect(birthdaysKeptOn('2028-02-29')).toEqual(['02-29']);
  expect(birthdaysKeptOn('2100-02-28')).toEqual(['02-28', '02-29']);
});
