import { expect, it } from 'vitest';
import { passwordPath } from './password-path.ts';

it('creates a first password directly and asks for a proof before a change', () => {
  expect(passwordPath({ hasPassword: false }, null)).toBe('/s-account/form/password');
  expect(passwordPath({ hasPassword: true }, null)).toBe('/s-account/verifytype');
});

it('offers neither to second-mini users', () => {
  expect(passwordPath({ hasPassword: true }, 'maya')).toBeNull();
  expect(passwordPath({ hasPassword: false }, 'maya')).toBeNull();
});
