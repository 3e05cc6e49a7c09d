import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

it('keeps the ends of a number', () => {
  expect(maskPhone('9171234567')).toBe('+63 917 ••• 4567');
});

it('adds nothing where there is no number', () => {
  expect(maskPhone('')).toBe('');
});
