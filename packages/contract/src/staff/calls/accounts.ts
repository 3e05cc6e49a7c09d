import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../define-request.ts';
import { listPage, listRequest } from '../list.ts';
import { roleName } from '../roles.ts';
import { staffEmail, staffName, staffReason } from '../staff-fields.ts';
import { staffSession } from './own.ts';
import { networks } from './roles.ts';

/** `invited` has no authenticator app yet and cannot get in; `off` was switched off, `over` is past its last day. */
export const staffStates = ['active', 'invited', 'off', 'over'] as const;
export type StaffState = (typeof staffStates)[number];

const member = {
  id: id(),
  email: z.string(),
  name: z.string(),
  role: roleName(),
  state: z.enum(staffStates),
  created_at: unixSeconds(),
  last_seen_at: z.nullable(unixSeconds()),
  /** Sessions that are open. */
  sessions: z.int(),
  /** Until when the invitation that is open can be taken. */
  invited_until: z.nullable(unixSeconds()),
  /** Of somebody from outside: when the account ends by itself, and from where it may be used. */
  ends_at: z.nullable(unixSeconds()),
  networks: z.nullable(z.array(z.string())),
};

/** The last day in Manila on which an account can be used. */
const lastDay = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The number of the request that waits for a second person. */
export const listStaff = defineCall({
  method: 'GET',
  path: '/backoffice/api/staff',
  access: { staff: 'staff.read' },
  summary: 'Staff accounts, newest first',
  request: z.object({
    ...listRequest,
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    role: z.optional(roleName()),
    state: z.optional(z.enum(staffStates)),
  }),
  answer: listPage(z.object(member)),
});

export const getStaffMember = defineCall({
  method: 'GET',
  path: '/backoffice/api/staff/:id',
  access: { staff: 'staff.read' },
  summary: 'One staff account with its open sessions',
  request: z.object({ id: id() }),
  answer: z.object({ ...member, open: z.array(staffSession) }),
  errors: ['NOT_FOUND'],
});

export const newColleague = z.object({
  email: staffEmail(),
  name: staffName(),
  role: roleName(),
  /** Both for somebody from outside, and for nobody else. */
  until: z.optional(lastDay()),
  networks: z.optional(networks()),
});
export type NewColleague = z.output<typeof newColleague>;

export const askInvitation = defineRequest({
  asks: 'staff.invite',
  permission: 'staff.widen',
  title: { en: 'New colleague', tl: 'Bagong kasamahan' },
  reasons: ['needed-for-work', 'regulator', 'other'],
  input: newColleague,
  path: '/backoffice/api/staff/invite',
  summary: 'Asks a second person to invite somebody; nobody becomes an administrator this way',
  errors: [
    'NOT_FOUND',
    'STAFF_EMAIL_TAKEN',
    'STAFF_ADMINISTRATOR',
    'STAFF_TERM',
    'STAFF_TERM_BOUNDS',
    'NETWORK_UNREADABLE',
  ],
});

export const staffTerm = z.object({ id: id(), until: lastDay(), networks: networks() });
export type StaffTerm = z.output<typeof staffTerm>;

export const askStaffTerm = defineRequest({
  asks: 'staff.term',
  permission: 'staff.widen',
  title: {
    en: 'Time and networks of somebody from outside',
    tl: 'Panahon at network ng tagalabas',
  },
  reasons: ['regulator', 'needed-for-work', 'other'],
  input: staffTerm,
  path: '/backoffice/api/staff/:id/term',
  summary:
    'Asks a second person for another last day, or other networks, of an account of somebody from outside',
  errors: [
    'NOT_FOUND',
    'STAFF_TERM',
    'STAFF_TERM_BOUNDS',
    'STAFF_SWITCHED_OFF',
    'STAFF_SO_ALREADY',
    'NETWORK_UNREADABLE',
  ],
});

export const invitedAgain = z.object({ id: id() });
export type InvitedAgain = z.output<typeof invitedAgain>;

export const askInvitationAgain = defineRequest({
  asks: 'staff.invite-again',
  permission: 'staff.widen',
  title: { en: 'New invitation of a colleague', tl: 'Bagong imbitasyon ng kasamahan' },
  reasons: ['access-lost', 'needed-for-work', 'other'],
  input: invitedAgain,
  path: '/backoffice/api/staff/:id/invite',
  summary:
    'Asks a second person to take away password, authenticator app and sessions of a colleague, and to invite anew',
  errors: ['NOT_FOUND', 'STAFF_OWN_ACCOUNT', 'STAFF_SWITCHED_OFF'],
});

/** Everybody who is in at present. */
export const listOpenSessions = defineCall({
  method: 'GET',
  path: '/backoffice/api/staff/sessions',
  access: { staff: 'staff.read' },
  summary: 'Sessions of staff that are open, whose they are and from where, the latest used first',
  request: z.object({}),
  answer: z.object({
    rows: z.array(
      z.object({
        ...staffSession.shape,
        staff_id: id(),
        name: z.string(),
        role: roleName(),
        /** No earlier session of this person, as far as they are kept, came from this address. */
        is_new_address: z.boolean(),
      }),
    ),
  }),
});

/** For so many days back. */
export const activityDays = 30;

const activity = z.object({
  staff_id: id(),
  name: z.string(),
  role: roleName(),
  /** What they did of their own accord, by the audit. */
  acts: z.int(),
  /** Of those, what was seen of players in full, and lists that left the house. */
  reveals: z.int(),
  exports: z.int(),
  /** Calls that were turned away. */
  refused: z.int(),
  /** Between eleven at night and six in the morning, in Manila. */
  at_night: z.int(),
  last_at: z.nullable(unixSeconds()),
  /** Acts of each of the last `activityDays` days, the oldest first. */
  days: z.array(z.int()),
});
export type StaffActivity = z.output<typeof activity>;

export const listStaffActivity = defineCall({
  method: 'GET',
  path: '/backoffice/api/staff/activity',
  access: { staff: 'staff.read' },
  summary: 'What each member of staff did in the last 30 days, by the audit, the busiest first',
  request: z.object({}),
  answer: z.object({ rows: z.array(activity) }),
});

export const changeStaffRole = defineCall({
  method: 'POST',
  path: '/backoffice/api/staff/:id/role',
  access: { staff: 'staff.manage' },
  summary:
    'Gives a colleague a role that may nothing which theirs may not; it counts from their next call on',
  request: z.object({ id: id(), role: roleName(), reason: staffReason() }),
  answer: z.boolean(),
  errors: [
    'NOT_FOUND',
    'STAFF_OWN_ACCOUNT',
    'STAFF_OUTSIDE',
    'STAFF_WIDER_ROLE',
    'STAFF_LAST_ADMINISTRATOR',
  ],
  refreshes: [listStaff, getStaffMember],
});

export const switchStaff = defineCall({
  method: 'POST',
  path: '/backoffice/api/staff/:id/switch',
  access: { staff: 'staff.manage' },
  summary: 'Switches the account of a colleague off, which ends its sessions, or on again',
  request: z.object({ id: id(), is_on: z.boolean(), reason: staffReason() }),
  answer: z.object({ ended: z.int() }),
  errors: ['NOT_FOUND', 'STAFF_OWN_ACCOUNT', 'STAFF_LAST_ADMINISTRATOR'],
  refreshes: [listStaff, getStaffMember],
});

export const endStaffSessions = defineCall({
  method: 'POST',
  path: '/backoffice/api/staff/:id/sessions/end',
  access: { staff: 'staff.manage' },
  summary: 'Ends one session of a colleague, or all; answers how many',
  request: z.object({
    id: id(),
    session: z.optional(z.string().check(z.maxLength(40))),
    reason: staffReason(),
  }),
  answer: z.object({ ended: z.int() }),
  errors: ['NOT_FOUND'],
  refreshes: [listStaff, getStaffMember, listOpenSessions],
});

/** What an earlier release asked for names no role: an administrator was meant. */
export const promotion = z.object({
  id: id(),
  role: z._default(roleName(), 'administrator'),
});
export type Promotion = z.output<typeof promotion>;

export const askWiderStaff = defineRequest({
  asks: 'staff.promote',
  permission: 'staff.widen',
  title: { en: 'Wider role of a colleague', tl: 'Mas malawak na tungkulin ng kasamahan' },
  reasons: ['needed-for-work', 'regulator', 'other'],
  input: promotion,
  path: '/backoffice/api/staff/:id/widen',
  summary: 'Asks a second person to give a colleague a role that may more; answers the request',
  errors: [
    'NOT_FOUND',
    'STAFF_OWN_ACCOUNT',
    'STAFF_OUTSIDE',
    'STAFF_SWITCHED_OFF',
    'STAFF_SO_ALREADY',
  ],
});

export const accountsCalls = {
  listStaff,
  getStaffMember,
  listOpenSessions,
  listStaffActivity,
  changeStaffRole,
  switchStaff,
  endStaffSessions,
} as const;
export const askingForStaffCalls = {
  askInvitation,
  askInvitationAgain,
  askStaffTerm,
  askWiderStaff,
} as const;
