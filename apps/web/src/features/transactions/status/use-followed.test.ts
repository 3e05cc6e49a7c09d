import { expect, it } from 'vitest';
import { waitAfter } from './use-followed.ts';

it('asks ever less often while nothing is new, and never less than twice a minute', () => {
  expect([0, 1, 2, 3, 4, 1000].map(waitAfter)).toEqual([
    3000, 6000, 12_000, 24_000, 30_000, 30_000,
  ]);
});
