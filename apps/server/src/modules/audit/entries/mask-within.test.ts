import { expect, test } from 'vitest';
import { maskWithin } from './mask-within.ts';

test.each([
  ['+639171234567', '+63 917 ••• ••67'],
  ['called +639171234567 and 09181234568', 'called +63 917 ••• ••67 and +63 918 ••• ••68'],
  ['639171234567:9171234567', '+63 917 ••• ••67:+63 917 ••• ••67'],
  ['+4915112345678', '+••• ••78'],
  ['wrote to a.b@mail.ph.', 'wrote to a.•••@mail.ph.'],
])('masks %s', (text, shown) => {
  expect(maskWithin(text)).toBe(shown);
});

test('leaves numbers that are no phones', () => {
  const text = 'round 10000001 of 1763240000, session 91712345678901';
  expect(maskWithin(text)).toBe(text);
});
