import { expect, test } from 'vitest';
import { demoPromotions } from './promotions.ts';

test('every promotion has an id of its own, below those that staff make', () => {
  const ids = demoPromotions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id > 0 && id < 100)).toBe(true);
});
