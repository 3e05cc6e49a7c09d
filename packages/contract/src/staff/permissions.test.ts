import { describe, expect, test } from 'vitest';
import {
  approverOf,
  isOfCompartment,
  mayHave,
  permissionNames,
  permissions,
  permissionsOf,
} from './permissions.ts';
import { isOutsideRole, roleNames } from './roles.ts';

/** Verbs that change nothing but the caller's own affairs. */
const reading =
  /^(own\.use|ledger\.check|controls\.run|releases\.verify|lists\.export|evidence\.download)$|\.read$/;

describe('the table of permissions', () => {
  test('the administrator has every permission that is in no compartment, the auditor none that changes anything', () => {
    expect(permissionsOf('administrator')).toEqual(
      permissionNames.filter((name) => !isOfCompartment(name)),
    );
    for (const permission of permissionsOf('auditor')) expect(permission).toMatch(reading);
    for (const permission of permissionsOf('regulator')) expect(permission).toMatch(reading);
  });

  test('what the AML officers see, no other role begins with', () => {
    const seen = permissionNames.filter((name) => name.startsWith('aml.'));
    expect(seen.length).toBeGreaterThan(3);
    for (const role of roleNames) {
      const had = permissionsOf(role).filter((name) => seen.includes(name));
      expect([role, had]).toEqual([role, role === 'aml' ? seen : []]);
    }
  });

  test('every role can use the app, and see its home but for people from outside', () => {
    for (const role of roleNames) {
      expect(permissionsOf(role)).toContain('own.use');
      expect(permissionsOf(role).includes('home.read')).toBe(!isOutsideRole(role));
    }
  });

  test('the regulator sees no player, no conversation, no case and no member of staff', () => {
    const people = /^(players|kyc|care|limits|support|aml|staff|requests|audit|payments|ledger)\./;
    expect(permissionsOf('regulator').filter((name) => people.test(name))).toEqual([]);
    expect(permissionNames.filter((name) => mayHave('regulator', name))).toEqual(
      permissionsOf('regulator'),
    );
  });

  test('a second person’s permission is one of the table, and needs no third', () => {
    for (const name of permissionNames) {
      const approver = approverOf(name);
      if (approver === null) continue;
      expect(Object.keys(permissions)).toContain(approver);
      expect(approverOf(approver)).toBeNull();
    }
  });
});
