import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { defineRequest } from '../define-request.ts';
import { type Permission, permissionNames } from '../permissions.ts';
import { roleNames } from '../roles.ts';
import { staffReason } from '../staff-fields.ts';

export const permissionList = () =>
  z
    .array(z.enum(permissionNames as [Permission, ...Permission[]]))
    .check(z.maxLength(permissionNames.length));

export const listRoles = defineCall({
  method: 'GET',
  path: '/backoffice/api/roles',
  access: { staff: 'staff.read' },
  summary: 'What each role may do at present, and how many have it',
  request: z.object({}),
  answer: z.object({
    rows: z.array(
      z.object({ role: z.enum(roleNames), permissions: permissionList(), members: z.int() }),
    ),
  }),
});

export const narrowRole = defineCall({
  method: 'POST',
  path: '/backoffice/api/roles/narrow',
  access: { staff: 'staff.manage' },
  summary: 'Takes permissions away from a role; it counts from the next call of whoever has it',
  request: z.object({
    role: z.enum(roleNames),
    permissions: permissionList().check(z.minLength(1)),
    reason: staffReason(),
  }),
  answer: z.boolean(),
  errors: ['ROLE_FIXED'],
  refreshes: [listRoles],
});

export const widening = z.object({
  role: z.enum(roleNames),
  permissions: permissionList().check(z.minLength(1)),
});
export type Widening = z.output<typeof widening>;

export const askWiderRole = defineRequest({
  asks: 'roles.widen',
  permission: 'staff.widen',
  title: { en: 'More permissions of a role', tl: 'Dagdag na pahintulot ng tungkulin' },
  reasons: ['needed-for-work', 'regulator', 'other'],
  input: widening,
  path: '/backoffice/api/roles/widen',
  summary: 'Asks a second person to give a role more permissions; answers the request',
  errors: ['ROLE_FIXED', 'ROLE_READS_ONLY', 'STAFF_SO_ALREADY'],
});

export const rolesCalls = { listRoles, narrowRole } as const;
export const askingForRolesCalls = { askWiderRole } as const;
