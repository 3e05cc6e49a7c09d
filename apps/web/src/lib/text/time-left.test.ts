import { expect, it } from 'vitest';
import { timeLeftText } from './time-left.ts';

it('writes what is left of a day [M-212]', () => {
  expect([0, -5, 9, 429, 18_429, 86_399].map(timeLeftText)).toEqual([
    '00:00:00',
    '00:00:00',
    '00:00:09',
    '00:07:09',
    '05:07:09',
    '23:59:59',
  ]);
});
