import { ratingOf } from '@perya/contract/aml/rating';
import { expect, test } from 'vitest';
import { type RatingFacts, reasonsOf } from './rate-facts.ts';

const policy = { normal_pesos: 100_000, high_pesos: 500_000 };
const quiet: RatingFacts = {
  uid: 7n,
  paidIn: 9_999_999n,
  isNew: false,
  isListed: false,
  isReported: false,
  hasOpenCase: false,
  wasFound: false,
  isLinked: false,
};

test('whoever pays in little, is known for long and found by nothing is rated low', () => {
  expect(reasonsOf(quiet, policy)).toEqual([]);
  expect(ratingOf([])).toBe('low');
});

test.each<[string, Partial<RatingFacts>, string[], string]>([
  ['much was paid in', { paidIn: 10_000_000n }, ['large'], 'normal'],
  ['almost very much was', { paidIn: 49_999_999n }, ['large'], 'normal'],
  ['very much was', { paidIn: 50_000_000n }, ['very-large'], 'high'],
  ['they are new', { isNew: true }, ['new'], 'normal'],
  ['an account is linked', { isLinked: true }, ['linked'], 'normal'],
  ['a rule found them', { wasFound: true }, ['found'], 'normal'],
  ['a list has their name', { isListed: true }, ['listed'], 'high'],
  ['a case is open', { hasOpenCase: true, wasFound: true }, ['open-case', 'found'], 'high'],
  ['they were reported', { isReported: true }, ['reported'], 'high'],
])('%s: it is said, and the highest reason is the rating', (_what, facts, reasons, rating) => {
  const found = reasonsOf({ ...quiet, ...facts }, policy);
  expect(found).toEqual(reasons);
  expect(ratingOf(found)).toBe(rating);
});
