import { expect, it } from 'vitest';
import { scoreText } from './score-text.ts';

it('says times the stake, or how many rounds', () => {
  expect(scoreText('multiplier', 1234)).toBe('12.34×');
  expect(scoreText('multiplier', 200)).toBe('2.00×');
  expect(scoreText('rounds', 17)).toBe('17');
});
