import { expect, test } from 'vitest';
import { soughtIn, withPicked } from './picked-text.ts';

test('of several codes the last one is being typed', () => {
  expect(soughtIn('galaxy, lak', true)).toBe('lak');
  expect(soughtIn(' galaxy', false)).toBe('galaxy');
  expect(soughtIn('', true)).toBe('');
});

test('what is picked takes the place of what was typed, each code once', () => {
  expect(withPicked('gal', 'galaxy', false)).toBe('galaxy');
  expect(withPicked('galaxy, lak', 'lakandiwa', true)).toBe('galaxy, lakandiwa');
  expect(withPicked('galaxy, lakandiwa, gal', 'galaxy', true)).toBe('lakandiwa, galaxy');
});
