import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { passkeyAsking, shownPasskey } from '../../identity/passkey-fields.ts';
import { roleName, roleTitle } from '../roles.ts';
import { staffEmail, staffPassword, staffSecondFactor } from '../staff-fields.ts';

const oneTime = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The password as typed at login: its rule is not checked here, or guesses would learn it for free. */
export const typedPassword = () => z.string().check(z.minLength(1), z.maxLength(256));

const invitationCode = () => z._default(z.string().check(z.maxLength(60)), '');

/** What follows a right password or company account: a code of the authenticator app, which a new account sets up first. */
const secondStep = z.object({
  challenge: oneTime(),
  expires_at: unixSeconds(),
  /** For an account without an authenticator app: what the app is given, by hand or as a picture of the address. */
  enrolment: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
  /** There are passkeys that serve on this host instead of a code. */
  has_passkeys: z.boolean(),
});

export const readStaffEntrance = defineCall({
  method: 'GET',
  path: '/backoffice/api/login/ways',
  access: 'staff-entrance',
  summary: 'Which ways into the staff app there are',
  request: z.object({}),
  answer: z.object({
    password: z.boolean(),
    /** Accounts of the company, at its OpenID Connect provider. */
    company: z.boolean(),
  }),
});

export const loginStaff = defineCall({
  method: 'POST',
  path: '/backoffice/api/login',
  access: 'staff-entrance',
  summary: 'Checks the password; the code of the authenticator app opens the session',
  request: z.object({ email: staffEmail(), password: typedPassword() }),
  answer: secondStep,
  errors: ['STAFF_LOGIN_WRONG', 'STAFF_LOGIN_LOCKED', 'COMPANY_LOGIN_ONLY'],
});

export const finishStaffLogin = defineCall({
  method: 'POST',
  path: '/backoffice/api/login/code',
  access: 'staff-entrance',
  summary:
    'Opens the session with a code of the authenticator app or a recovery code; the first code confirms the app',
  request: z.object({ challenge: oneTime(), code: staffSecondFactor() }),
  /** Recovery codes are shown once, when the app was confirmed. */
  answer: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  errors: ['STAFF_CODE_WRONG', 'STAFF_CODE_LOCKED', 'STAFF_LOGIN_OVER', 'STAFF_NETWORK'],
});

export const beginStaffPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/api/login/passkey/begin',
  access: 'staff-entrance',
  summary: 'Asks for a passkey of whoever has given the right password, once',
  request: z.object({ challenge: oneTime() }),
  answer: passkeyAsking,
  errors: ['STAFF_LOGIN_OVER', 'PASSKEY_NONE', 'PASSKEY_NOT_HERE'],
});

export const finishStaffLoginByPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/api/login/passkey',
  access: 'staff-entrance',
  summary: 'Opens the session with a passkey instead of a code',
  request: z.object({ challenge: oneTime(), passkey: shownPasskey }),
  answer: z.boolean(),
  errors: [
    'STAFF_LOGIN_OVER',
    'PASSKEY_OVER',
    'PASSKEY_WRONG',
    'STAFF_CODE_LOCKED',
    'STAFF_NETWORK',
  ],
});

export const beginCompanyLogin = defineCall({
  method: 'POST',
  path: '/backoffice/api/login/company/begin',
  access: 'staff-entrance',
  summary:
    'Where the company account is shown, for a login or to take an invitation with it; the way back is open for ten minutes',
  request: z.object({
    invitation: z.optional(oneTime()),
    /** Of an invitation by two. */
    code: invitationCode(),
  }),
  answer: z.object({ address: z.string() }),
  errors: ['COMPANY_LOGIN_OFF', 'COMPANY_LOGIN_DOWN', 'INVITATION_OVER', 'INVITATION_CODE'],
});

export const finishCompanyLogin = defineCall({
  method: 'POST',
  path: '/backoffice/api/login/company',
  access: 'staff-entrance',
  summary: 'Takes what the provider of company accounts has sent the browser back with, once',
  request: z.object({ query: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  answer: z.object({
    outcome: z.enum(['second-step', 'signed-in', 'linked']),
    /** What is left of a login. */
    second: z.nullable(secondStep),
  }),
  errors: [
    'COMPANY_LOGIN_OFF',
    'COMPANY_LOGIN_OVER',
    'COMPANY_LOGIN_REFUSED',
    'COMPANY_LOGIN_DOWN',
    'COMPANY_ACCOUNT_UNKNOWN',
    'COMPANY_ACCOUNT_TAKEN',
    'COMPANY_GROUPS',
    'INVITATION_OVER',
    'STAFF_LAST_ADMINISTRATOR',
    'STAFF_LOGIN_OVER',
    'STAFF_NETWORK',
  ],
});

export const readInvitation = defineCall({
  method: 'POST',
  path: '/backoffice/api/invitation',
  access: 'staff-entrance',
  summary: 'Whose invitation it is, and until when',
  request: z.object({ invitation: oneTime() }),
  answer: z.object({
    email: z.string(),
    name: z.string(),
    role: roleName(),
    role_title: roleTitle(),
    expires_at: unixSeconds(),
    /** Two people have invited: the link of one opens nothing without the code of the other. */
    needs_code: z.boolean(),
  }),
  errors: ['INVITATION_OVER'],
});

export const takeInvitation = defineCall({
  method: 'POST',
  path: '/backoffice/api/invitation/take',
  access: 'staff-entrance',
  summary: 'Sets the password of an invited account; the authenticator app follows',
  request: z.object({
    invitation: oneTime(),
    code: invitationCode(),
    password: staffPassword(),
  }),
  answer: secondStep,
  errors: [
    'INVITATION_OVER',
    'INVITATION_CODE',
    'STAFF_PASSWORD_COMMON',
    'STAFF_PASSWORD_NAMES',
    'COMPANY_LOGIN_ONLY',
  ],
});

export const entranceCalls = {
  readStaffEntrance,
  loginStaff,
  finishStaffLogin,
  beginStaffPasskey,
  finishStaffLoginByPasskey,
  beginCompanyLogin,
  finishCompanyLogin,
  readInvitation,
  takeInvitation,
} as const;
