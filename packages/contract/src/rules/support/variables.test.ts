import { expect, it } from 'vitest';
import { fillVariables, unfilledVariables, unknownVariables } from './variables.ts';

const kept = 'Your {withdrawal} of {brand} is on its way. See {unknown}, or { brand }.';

it('puts in what is known, and leaves the rest in its braces', () => {
  expect(fillVariables(kept, { brand: 'Perya' })).toBe(
    'Your {withdrawal} of Perya is on its way. See {unknown}, or { brand }.',
  );
  expect(fillVariables('{uid}{uid}', { uid: '$&' })).toBe('$&$&');
});

it('tells what nobody could fill in, and what nobody has', () => {
  expect(unknownVariables(kept)).toEqual(['unknown']);
  expect(unfilledVariables(fillVariables(kept, { brand: 'Perya' }))).toEqual(['withdrawal']);
  expect(unfilledVariables('{toString} {constructor}')).toEqual([]);
});
