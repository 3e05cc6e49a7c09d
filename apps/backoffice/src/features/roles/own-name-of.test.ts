import { ownRolePattern } from '@perya/contract/staff/roles';
import { expect, test } from 'vitest';
import { ownNameOf } from './own-name-of.ts';

test.each([
  ['Night desk', 'own-night-desk'],
  ['  Señor & Co.  ', 'own-senor-co'],
  ['A'.repeat(60), `own-${'a'.repeat(35)}`],
])('%j is called %s', (title, name) => {
  expect(ownNameOf(title)).toBe(name);
  expect(name).toMatch(ownRolePattern);
});

test('what has neither letter nor digit makes no name', () => {
  expect(ownNameOf(' – ')).not.toMatch(ownRolePattern);
});
