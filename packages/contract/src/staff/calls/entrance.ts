import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { passkeyAsking, shownPasskey } from '../../identity/passkey-fields.ts';
import { roleNames } from '../roles.ts';
import { staffEmail, staffPassword, staffSecondFactor } from '../staff-fields.ts';

const oneTime = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The password as typed at login: its rule is not checked here, or guesses would learn it for free. */
export const typedPassword = () => z.string().check(z.minLength(1), z.maxLength(256));

/** What follows a right password: a code of the authenticator app, which a new account sets up first. */
const secondStep = z.object({
  challenge: oneTime(),
  expires_at: unixSeconds(),
  /** For an account without an authenticator app: what the app is given, by hand or as a picture of the address. */
  enrolment: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
  /** There are passkeys that serve on this host instead of a code. */
  has_passkeys: z.boolean(),
});

export const loginStaff = defineCall({
  method: 'POST',
  path: '/backoffice/api/login',
  access: 'staff-entrance',
  summary: 'Checks the password; the code of the authenticator app opens the session',
  request: z.object({ email: staffEmail(), password: typedPassword() }),
  answer: secondStep,
  errors: ['STAFF_LOGIN_WRONG', 'STAFF_LOGIN_LOCKED'],
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
  errors: ['STAFF_CODE_WRONG', 'STAFF_CODE_LOCKED', 'STAFF_LOGIN_OVER'],
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
  errors: ['STAFF_LOGIN_OVER', 'PASSKEY_OVER', 'PASSKEY_WRONG', 'STAFF_CODE_LOCKED'],
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
    role: z.enum(roleNames),
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
    code: z._default(z.string().check(z.maxLength(60)), ''),
    password: staffPassword(),
  }),
  answer: secondStep,
  errors: ['INVITATION_OVER', 'INVITATION_CODE', 'STAFF_PASSWORD_COMMON', 'STAFF_PASSWORD_NAMES'],
});

export const entranceCalls = {
  loginStaff,
  finishStaffLogin,
  beginStaffPasskey,
  finishStaffLoginByPasskey,
  readInvitation,
  takeInvitation,
} as const;
