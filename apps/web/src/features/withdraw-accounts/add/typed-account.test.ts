import { expect, it } from 'vitest';
import { groupMobile, nothingTyped, typeBank, typeMobile } from './typed-account.ts';

/** Key by key, as a hand does; what stands there is grouped. */
function typed(keys: string): string {
  let state = nothingTyped;
  for (const key of keys) state = typeMobile(state, groupMobile(state.digits) + key);
  return state.digits;
}

it('turns a 0 in front into the 9, at once [M-313]', () => {
  expect(typed('0')).toBe('9');
  expect(typed('017')).toBe('917');
});

it('makes 917 of 0917, typed or pasted, and never 9917 [M-488]', () => {
  expect(typed('09171234567')).toBe('9171234567');
  expect(typed('9171234567')).toBe('9171234567');
  expect(typed('9917')).toBe('9917');
  expect(typeMobile(nothingTyped, '0917 123 4567').digits).toBe('9171234567');
  expect(typeMobile(nothingTyped, '+63 917 123 4567').digits).toBe('9171234567');
});

it('makes no other number of a pasted one that is none [M-488]', () => {
  expect(typeMobile(nothingTyped, '0171234567').digits).toBe('0171234567');
});

it('takes digits only, ten of a mobile number and twenty of a bank [M-489]', () => {
  expect(typed('917a1234567890')).toBe('9171234567');
  expect(typeBank('0012-3456 x').digits).toBe('00123456');
  expect(typeBank('1'.repeat(25)).digits).toHaveLength(20);
});

it('groups a mobile number as the placeholder is [M-312]', () => {
  expect(groupMobile('9171234567')).toBe('917 123 4567');
  expect(groupMobile('9171')).toBe('917 1');
  expect(groupMobile('')).toBe('');
});
