import { expect, test } from 'vitest';
import { maskEmail, maskFullName, maskName, maskPhone } from './mask.ts';

test('a masked value tells players apart and gives none away', () => {
  expect(maskPhone('9171234567')).toBe('+63 917 ••• ••67');
  expect(maskEmail('maria@example.com')).toBe('ma•••@example.com');
  expect(maskEmail('m@example.com')).toBe('m•••@example.com');
  expect(maskEmail('maria')).toBe('ma•••');
  expect(maskName('Maria')).toBe('Ma•••');
  expect(maskFullName(' Juan  D**** Muñoz *****')).toBe('Ju••• D••• Mu••• •••');
});
