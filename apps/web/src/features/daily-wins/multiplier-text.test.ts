import { expect, it } from 'vitest';
import { multiplierText } from './multiplier-text.ts';

it('says how many times the stake was paid', () => {
  expect([1250, 200, 105, 100_000].map(multiplierText)).toEqual(['×12.5', '×2', '×1.05', '×1,000']);
});
