import { expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

it('slows a quick machine down more than a slow one, and a phone not at all', () => {
  expect([100, 150, 475, 800, 1050, 1300, 1533, 1766].map(slowdownFor)).toEqual([
    ...[1, 1, 1.5, 2, 2.5, 3, 4, 5],
  ]);
});
