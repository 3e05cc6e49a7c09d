import { expect, it } from 'vitest';
import { playedOf } from './played-of.ts';

it('says what was played of what must be, and how far that is [M-481]', () => {
  expect(playedOf({ to_play: '500.00', left: '125.00' })).toEqual({
    played: '375.00',
    percent: 75,
  });
  expect(playedOf({ to_play: '500.00', left: '500.00' })).toEqual({ played: '0.00', percent: 0 });
});

it('has played nothing of an amount while older ones are played first', () => {
  expect(playedOf({ to_play: '500.00', left: '900.00' })).toEqual({ played: '0.00', percent: 0 });
});
