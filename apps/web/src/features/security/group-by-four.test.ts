import { expect, it } from 'vitest';
import { groupByFour } from './group-by-four.ts';

it('groups a key by four', () => {
  expect(groupByFour('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupByFour('')).toBe('');
});
