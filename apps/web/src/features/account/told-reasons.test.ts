import { expect, it } from 'vitest';
import { isReasonWorthTelling } from './told-reasons.ts';

it('tells why where the player can choose otherwise, and not what broke inside', () => {
  expect(isReasonWorthTelling('NICKNAME_TAKEN')).toBe(true);
  expect(isReasonWorthTelling('EMAIL_TAKEN')).toBe(true);
  expect(isReasonWorthTelling('INTERNAL')).toBe(false);
});
