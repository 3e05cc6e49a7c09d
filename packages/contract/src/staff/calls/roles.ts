import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { defineRequest } from '../define-request.ts';
import { ownRoleName, roleName, roleTitle } from '../roles.ts';
import { permissionList, staffReason } from '../staff-fields.ts';

/** More networks than this nobody keeps in mind. */
export const networksMax = 20;

/** As 203.0.113.0/24 or 2001:db8::/32; what it means is judged by the server. */
const network = z.string().check(z.maxLength(49), z.regex(/^[0-9a-fA-F.:]{2,45}\/\d{1,3}$/));
export const networks = () => z.array(network).check(z.minLength(1), z.maxLength(networksMax));

export const listRoles = defineCall({
  method: 'GET',
  path: '/backoffice/api/roles',
  access: { staff: 'staff.read' },
  summary: 'What each role may do at present, from which networks, and how many have it',
  request: z.object({}),
  answer: z.object({
    rows: z.array(
      z.object({
        role: roleName(),
        title: roleTitle(),
        /** Made by the operator. */
        is_own: z.boolean(),
        permissions: permissionList(),
        /** From where whoever has it may work; null is from anywhere. */
        networks: z.nullable(z.array(z.string())),
        members: z.int(),
      }),
    ),
  }),
});

export const addRole = defineCall({
  method: 'POST',
  path: '/backoffice/api/roles/add',
  access: { staff: 'staff.manage' },
  summary:
    'Adds a role of the operator’s own, which may nothing but use the app; two people give it more',
  request: z.object({
    role: ownRoleName(),
    title: z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^<>\p{Cc}]*$/u)),
    reason: staffReason(),
  }),
  answer: z.boolean(),
  errors: ['ROLE_TAKEN'],
  refreshes: [listRoles],
});

export const removeRole = defineCall({
  method: 'POST',
  path: '/backoffice/api/roles/remove',
  access: { staff: 'staff.manage' },
  summary: 'Removes a role of the operator’s own that no account has',
  request: z.object({ role: ownRoleName(), reason: staffReason() }),
  answer: z.boolean(),
  errors: ['NOT_FOUND', 'ROLE_IN_USE'],
  refreshes: [listRoles],
});

export const narrowRole = defineCall({
  method: 'POST',
  path: '/backoffice/api/roles/narrow',
  access: { staff: 'staff.manage' },
  summary: 'Takes permissions away from a role; it counts from the next call of whoever has it',
  request: z.object({
    role: roleName(),
    permissions: permissionList().check(z.minLength(1)),
    reason: staffReason(),
  }),
  answer: z.boolean(),
  errors: ['ROLE_FIXED'],
  refreshes: [listRoles],
});

export const narrowNetworks = defineCall({
  method: 'POST',
  path: '/backoffice/api/roles/networks',
  access: { staff: 'staff.manage' },
  summary:
    'Lets whoever has a role work from fewer networks, from their next call on; of administrators two decide',
  request: z.object({ role: roleName(), networks: networks(), reason: staffReason() }),
  answer: z.boolean(),
  errors: [
    'NOT_FOUND',
    'NETWORK_UNREADABLE',
    'NETWORKS_BY_TWO',
    'NETWORKS_WIDER',
    'NETWORKS_SHUT_OUT',
  ],
  refreshes: [listRoles],
});

export const widening = z.object({
  role: roleName(),
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
  errors: ['NOT_FOUND', 'ROLE_FIXED', 'ROLE_READS_ONLY', 'ROLE_COMPARTMENT', 'STAFF_SO_ALREADY'],
});

/** Null is from anywhere. */
export const networksWanted = z.object({ role: roleName(), networks: z.nullable(networks()) });
export type NetworksWanted = z.output<typeof networksWanted>;

export const askNetworks = defineRequest({
  asks: 'roles.networks',
  permission: 'staff.widen',
  title: { en: 'More networks of a role', tl: 'Dagdag na network ng tungkulin' },
  reasons: ['needed-for-work', 'other'],
  input: networksWanted,
  path: '/backoffice/api/roles/networks/ask',
  summary: 'Asks a second person to let a role work from other networks; answers the request',
  errors: ['NOT_FOUND', 'NETWORK_UNREADABLE', 'STAFF_SO_ALREADY'],
});

export const rolesCalls = { listRoles, addRole, removeRole, narrowRole, narrowNetworks } as const;
export const askingForRolesCalls = { askWiderRole, askNetworks } as const;
