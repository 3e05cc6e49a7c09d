import { expect, it } from 'vitest';
import { accountReasons } from './account-reasons.ts';

it('offers for a decision only what can be its reason', () => {
  expect(accountReasons.role).not.toContain('left');
  expect(accountReasons.on).not.toContain('left');
  expect(accountReasons.off).not.toContain('joined');
  for (const reasons of Object.values(accountReasons)) expect(reasons.at(-1)).toBe('other');
});
