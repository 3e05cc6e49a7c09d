import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Permission, permissionNames } from '../permissions.ts';
import { requestActions } from '../request-actions.ts';
import { roleNames } from '../roles.ts';
import { staffReason } from '../staff-fields.ts';
import { requestsShown } from './requests.ts';

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

export const askWiderRole = defineCall({
  method: 'POST',
  path: '/backoffice/api/roles/widen',
  access: { staff: 'staff.widen' },
  summary: 'Asks a second person to give a role more permissions; answers the request',
  request: z.extend(widening, {
    reason: z.enum(requestActions['roles.widen'].reasons),
    words: z._default(z.string(), ''),
  }),
  answer: z.object({ id: id() }),
  errors: ['ROLE_FIXED', 'ROLE_READS_ONLY', 'STAFF_SO_ALREADY', 'REQUEST_WAITS'],
  refreshes: requestsShown,
});

export const rolesCalls = { listRoles, narrowRole, askWiderRole } as const;
