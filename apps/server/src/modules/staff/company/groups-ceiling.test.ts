import type { Permission } from '@perya/contract/staff/permissions';
import type { Role, RoleName } from '@perya/contract/staff/roles';
import { describe, expect, test } from 'vitest';
import { roleUnderGroups } from './groups-ceiling.ts';

const own: Permission = 'own.use';
const all: Permission[] = [own, 'players.read', 'audit.read', 'staff.manage'];
const table: Partial<Record<RoleName, Permission[]>> = {
  administrator: all,
  games: all,
  risk: [own, 'players.read', 'audit.read'],
  support: [own, 'players.read'],
  auditor: [own, 'audit.read'],
  content: [own],
};
const permissionsOf = (role: RoleName) => table[role] ?? [];
const under = (role: Role, ...groups: Role[]) =>
  roleUnderGroups(role, groups, { permissionsOf, isFromMore: () => false });

describe('the groups of the company over the role of the house', () => {
  test('leave a role that they name, or that may no more than they', () => {
    expect(under('support', 'support')).toBe('support');
    expect(under('support', 'risk')).toBe('support');
    expect(under('risk', 'administrator')).toBe('risk');
    // Two groups allow together what neither does alone.
    expect(under('risk', 'support', 'auditor')).toBe('risk');
  });

  test('never widen: a wider group gives nothing', () => {
    expect(under('content', 'administrator', 'risk')).toBe('content');
    expect(under('support', 'administrator')).toBe('support');
  });

  test('narrow to the widest of them that the role covers', () => {
    expect(under('risk', 'support')).toBe('support');
    expect(under('risk', 'content', 'support')).toBe('support');
    expect(under('administrator', 'support', 'risk')).toBe('risk');
    // The sum of all permissions is still no administrator.
    expect(under('administrator', 'games')).toBe('games');
  });

  test('give an administrator nothing of a compartment either', () => {
    const permissionsBeside = (role: RoleName): readonly Permission[] =>
      role === 'aml' ? [own, 'aml.read'] : permissionsOf(role);
    const standing = { permissionsOf: permissionsBeside, isFromMore: () => false };
    expect(roleUnderGroups('administrator', ['aml', 'content'], standing)).toBe('content');
    expect(roleUnderGroups('administrator', ['aml'], standing)).toBeNull();
  });

  test('narrow to no role that may come from elsewhere', () => {
    const isFromMore = (role: RoleName, other: RoleName) => role === 'support' && other === 'risk';
    const standing = { permissionsOf, isFromMore };
    expect(roleUnderGroups('risk', ['content', 'support'], standing)).toBe('content');
    expect(roleUnderGroups('risk', ['support'], standing)).toBeNull();
  });

  test('leave nothing where they have nothing in common with the role, or there is none', () => {
    expect(under('support', 'auditor')).toBeNull();
    expect(under('administrator')).toBeNull();
    expect(under('content')).toBeNull();
  });
});
