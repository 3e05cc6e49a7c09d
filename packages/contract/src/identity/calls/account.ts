import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { getProfile } from '../../profile/calls/profile.ts';
import { email, nickname, otpCode, secondFactorCode } from '../../rules/account-fields.ts';

export const updateDetail = defineCall({
  method: 'POST',
  path: '/member/detail/update',
  access: 'player',
  gate: 'ownAccount',
  summary:
    'Changes the nickname, the avatar or the email address, which counts once its code was entered',
  request: z.object({
    nickname: z.optional(nickname()),
    email: z.optional(email()),
    avatar: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.boolean(),
  errors: [
    'NOTHING_TO_CHANGE',
    'NICKNAME_TAKEN',
    'NICKNAME_TOO_SOON',
    'FILE_UNKNOWN',
    'PROOF_REQUIRED',
  ],
  refreshes: [getProfile],
});

export const uploadFile = defineCall({
  method: 'POST',
  path: '/member/oss/upload',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Takes a picture in the field `file` of a multipart body',
  request: z.object({}),
  answer: z.object({ object_key: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE', 'UPLOADS_EXCEEDED'],
  refreshes: 'nothing',
});

const device = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  created_at: unixSeconds(),
  last_seen_at: unixSeconds(),
  current: z.boolean(),
});

/** How a session was opened: by a code, a password, handed over by another session of the player, or by a partner's word. */
export const loginMethods = ['code', 'password', 'handover', 'partner'] as const;
export type LoginMethod = (typeof loginMethods)[number];

const loginEvent = z.object({
  at: unixSeconds(),
  device: z.string(),
  address: z.string(),
  method: z.enum(loginMethods),
  new_device: z.boolean(),
});

export type Device = z.output<typeof device>;
export type LoginEvent = z.output<typeof loginEvent>;

export const getSecurity = defineCall({
  method: 'GET',
  path: '/member/security',
  access: 'player',
  gate: 'reads',
  summary:
    'Open sessions, recent logins, whether the second factor is on and how many recovery codes are left',
  request: z.object({}),
  answer: z.object({
    totp: z.boolean(),
    /** Of the second factor; 0 while it is off. */
    recovery_codes_left: z.int(),
    devices: z.array(device),
    logins: z.array(loginEvent),
  }),
});

export const endSession = defineCall({
  method: 'POST',
  path: '/member/session/end',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Logs out one other device, or all of them',
  request: z.object({ id: z.optional(z.string().check(z.maxLength(64))) }),
  answer: z.object({ ended: z.int() }),
  errors: ['PROOF_REQUIRED'],
  refreshes: [getSecurity],
});

export const beginTotp = defineCall({
  method: 'POST',
  path: '/member/totp/begin',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Makes a secret for the authenticator app; it counts only once a code has confirmed it',
  request: z.object({}),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['TOTP_ALREADY_ON', 'PROOF_REQUIRED'],
  refreshes: 'nothing',
});

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/member/totp/confirm',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Switches the second factor on with a first code',
  request: z.object({ code: otpCode() }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['CODE_WRONG', 'TOTP_ALREADY_ON', 'CODE_ATTEMPTS_EXCEEDED', 'PROOF_REQUIRED'],
  refreshes: [getSecurity, getProfile],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/member/totp/recovery',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Makes new recovery codes in place of the old ones',
  request: z.object({}),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['TOTP_OFF', 'PROOF_REQUIRED'],
  refreshes: [getSecurity],
});

export const endTotp = defineCall({
  method: 'POST',
  path: '/member/totp/end',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Switches the second factor off with a code of the app or a recovery code',
  request: z.object({ code: secondFactorCode() }),
  answer: z.boolean(),
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED'],
  refreshes: [getSecurity, getProfile],
});

export const accountCalls = {
  updateDetail,
  uploadFile,
  getSecurity,
  endSession,
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  endTotp,
} as const;
