import { expect, test } from 'vitest';
import { maskAccountNumber, readAccountNumber } from './account-number.ts';

test.each([
  ['9171234567', '9171234567'],
  ['09171234567', '9171234567'],
  ['0917 123 4567', '9171234567'],
  ['917-123-4567', '9171234567'],
  ['99171234567', null],
  ['0171234567', null],
  ['8171234567', null],
  ['917123456', null],
  ['917123456７', null],
  ['٩١٧١٢٣٤٥٦٧', null],
  ['+639171234567', null],
  ['', null],
])(
  'an e-wallet has a mobile number of ten digits, with its 0 or without: %s [M-126 M-488]',
  (typed, kept) => {
    expect(readAccountNumber(2, typed)).toBe(kept);
  },
);

test.each([
  ['123456', '123456'],
  ['0012 3456 7890', '001234567890'],
  ['12345678901234567890', '12345678901234567890'],
  ['12345', null],
  ['123456789012345678901', null],
  ['12345a', null],
  ['1e6000', null],
])('a bank has 6 to 20 digits, and keeps its zeros: %s [M-126 M-489]', (typed, kept) => {
  expect(readAccountNumber(1, typed)).toBe(kept);
});

test('only the end of a number is shown', () => {
  expect(maskAccountNumber('4567')).toBe('**** 4567');
});
