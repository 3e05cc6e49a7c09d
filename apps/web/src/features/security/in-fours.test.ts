import { expect, it } from 'vitest';
import { inFours } from './in-fours.ts';

it('groups a key by four', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(inFours('')).toBe('');
});
