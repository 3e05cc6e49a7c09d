import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

test('what a courier brings is shipped before it is received, and nothing is done with what is over', () => {
  const of = (status: number, product_type: number, deliver_method: number) =>
    nextSteps({ status, product_type, deliver_method });
  expect(of(2, 2, 2)).toEqual(['cancelled', 'shipped']);
  expect(of(3, 2, 2)).toEqual(['cancelled', 'received']);
  expect(of(2, 2, 1)).toEqual(['cancelled', 'received']);
  expect(of(2, 1, 2)).toEqual(['cancelled', 'received']);
  for (const status of [1, 4, 5]) expect(of(status, 2, 2)).toEqual([]);
});
