import { permissionNames } from '@perya/contract/staff/permissions';
import { expect, test } from 'vitest';
import { foundPermissions } from './found-permissions.ts';

const namesOf = (words: string, isShown?: (name: string) => boolean) =>
  foundPermissions(words, 'en_US', isShown).flatMap(({ permissions }) => permissions);

test('all permissions are found without words, and some by their words or names', () => {
  expect(namesOf('')).toHaveLength(permissionNames.length);
  expect(namesOf(' Block and unblock ')).toEqual(['players.block']);
  expect(namesOf('kyc.review')).toEqual(['kyc.review']);
  expect(namesOf('no such thing')).toEqual([]);
});

test('what is not to be shown is not found', () => {
  expect(namesOf('players.', (name) => name.endsWith('.read'))).toEqual(['players.read']);
});
