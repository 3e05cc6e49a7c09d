import { expect, it } from 'vitest';
import { isRefusalShown } from './shown-refusals.ts';

it('shows why where the player can choose otherwise, and not what broke inside', () => {
  expect(isRefusalShown('NICKNAME_TAKEN')).toBe(true);
  expect(isRefusalShown('NICKNAME_TOO_SOON')).toBe(true);
  expect(isRefusalShown('INTERNAL')).toBe(false);
});
