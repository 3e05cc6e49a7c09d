import { expect, test } from 'vitest';
import { maskEmail, maskName, maskPhone, maskWithin } from './mask.ts';

test.each([
  ['+639171234567', '+63 917 ••• ••67'],
  ['9171234567', '+63 917 ••• ••67'],
  ['+4915112345678', '••• ••78'],
])('shows the phone %s as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test('keeps the first letter of an email address and of each name', () => {
  expect(maskEmail('maria@mail.ph')).toBe('m•••@mail.ph');
  expect(maskEmail('@mail.ph')).toBe('•••');
  expect(maskName('Maria  de la Cruz')).toBe('M••• d••• l••• C•••');
});

test('masks phones and addresses within other words, and no other numbers', () => {
  expect(maskWithin('called +639171234567 and 09171234567, wrote to a.b@mail.ph')).toBe(
    'called +63 917 ••• ••67 and ••• ••67, wrote to a•••@mail.ph',
  );
  expect(maskWithin('round 10000001 of 1763240000')).toBe('round 10000001 of 1763240000');
});
