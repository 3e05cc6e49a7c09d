import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { type Permission, permissionNames } from '../permissions.ts';
import { roleName, roleTitle } from '../roles.ts';
import { staffPassword } from '../staff-fields.ts';

export const staffSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: unixSeconds(),
  last_seen_at: unixSeconds(),
  ends_at: unixSeconds(),
  is_current: z.boolean(),
});

export const getStaffSelf = defineCall({
  method: 'GET',
  path: '/backoffice/api/me',
  access: { staff: 'own.use' },
  summary: 'Who is signed in, what they may do now, and when their session ends',
  request: z.object({}),
  answer: z.object({
    id: id(),
    email: z.string(),
    name: z.string(),
    role: roleName(),
    role_title: roleTitle(),
    /** Nobody of the house: they change nothing, and every look is kept. */
    is_outside: z.boolean(),
    /** When an account that is for a time ends by itself. */
    account_ends_at: z.nullable(unixSeconds()),
    permissions: z.array(z.enum(permissionNames as [Permission, ...Permission[]])),
    session: z.object({
      id: z.string(),
      ends_at: unixSeconds(),
      /** Without use it ends after this long. */
      idle_seconds: z.int(),
    }),
    recovery_codes_left: z.int(),
  }),
});

export const logoutStaff = defineCall({
  method: 'POST',
  path: '/backoffice/api/logout',
  access: { staff: 'own.use' },
  summary: 'Ends this session',
  request: z.object({}),
  answer: z.boolean(),
  refreshes: 'nothing',
});

export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/backoffice/api/own/sessions',
  access: { staff: 'own.use' },
  summary: 'Own sessions that are open',
  request: z.object({}),
  answer: z.object({ rows: z.array(staffSession) }),
});

export const endOwnSessions = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/sessions/end',
  access: { staff: 'own.use' },
  summary: 'Ends one own session, or all but this one; answers how many',
  request: z.object({ session: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.object({ ended: z.int() }),
  refreshes: [listOwnSessions],
});

export const changeOwnPassword = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/password',
  access: { staff: 'own.use' },
  summary: 'Changes the own password and ends all other own sessions; answers how many',
  request: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    new_password: staffPassword(),
  }),
  answer: z.object({ ended: z.int() }),
  errors: [
    'STAFF_LOGIN_WRONG',
    'STAFF_LOGIN_LOCKED',
    'STAFF_PASSWORD_COMMON',
    'STAFF_PASSWORD_NAMES',
  ],
  refreshes: [listOwnSessions],
});

/** Whoever works in the app may know by whom something was done; what else is known of them is for those who manage staff. */
export const listColleagues = defineCall({
  method: 'GET',
  path: '/backoffice/api/own/colleagues',
  access: { staff: 'own.use' },
  summary: 'The names of all who have or had a staff account, by number',
  request: z.object({}),
  answer: z.object({ rows: z.array(z.object({ id: id(), name: z.string() })) }),
});

export const ownCalls = {
  getStaffSelf,
  logoutStaff,
  listOwnSessions,
  endOwnSessions,
  changeOwnPassword,
  listColleagues,
} as const;
