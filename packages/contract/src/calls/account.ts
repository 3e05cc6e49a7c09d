import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { unixSeconds } from '../fields.ts';
import { email, nickname, otpCode } from '../rules/account-fields.ts';

/** The profile, as the documents list its fields. [A-172 A-358 M-095] */
const profile = z.object({
  uid: z.string(),
  username: z.string(),
  email: z.string(),
  email_check_state: z.int(),
  country_code: z.string(),
  phone: z.string(),
  phone_check_state: z.int(),
  avatar: z.string(),
  gender: z.string(),
  oauth_secrets: z.string(),
  referral_code: z.string(),
  tags: z.string(),
  vip: z.int(),
  parent_uid: z.string(),
  parent_name: z.string(),
  tester: z.int(),
  device_number: z.string(),
  state: z.int(),
  note: z.string(),
  created_at: unixSeconds(),
  created_ip: z.string(),
  reg_ip: z.string(),
  reg_device: z.string(),
  reg_device_no: z.string(),
  last_login_ip: z.string(),
  last_login_at: unixSeconds(),
  last_login_device: z.string(),
  nick_name: z.string(),
  nickname: z.string(),
  updated_at: unixSeconds(),
  has_login_password: z.boolean(),
  has_email: z.boolean(),
  has_phone_number: z.boolean(),
  has_totp: z.boolean(),
  real_username: z.string(),
  kyc_status: z.int(),
  xp: z.int(),
  withdraw_count: z.int(),
  withdraw_total: z.string(),
  third_deposit: z.int(),
  third_party: z.string(),
  /** From this moment the nickname may be changed again. */
  nickname_free_at: unixSeconds(),
});

export type Profile = z.output<typeof profile>;

export const getProfile = defineCall({
  method: 'GET',
  path: '/member/detail',
  access: 'player',
  summary: 'The profile of the player',
  request: z.object({}),
  answer: profile,
});

export const updateDetail = defineCall({
  method: 'POST',
  path: '/member/detail/update',
  access: 'player',
  summary: 'Changes the nickname, the email address or the avatar',
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
    'EMAIL_TAKEN',
    'FILE_UNKNOWN',
  ],
});

export const uploadFile = defineCall({
  method: 'POST',
  path: '/member/oss/upload',
  access: 'player',
  summary: 'Takes a picture in the field `file` of a multipart body',
  request: z.object({}),
  answer: z.object({ object_key: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'TOO_LARGE'],
});

const device = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  created_at: unixSeconds(),
  last_seen_at: unixSeconds(),
  current: z.boolean(),
});

const loginEvent = z.object({
  at: unixSeconds(),
  device: z.string(),
  address: z.string(),
  method: z.enum(['code', 'password']),
  new_device: z.boolean(),
});

export type Device = z.output<typeof device>;
export type LoginEvent = z.output<typeof loginEvent>;

export const getSecurity = defineCall({
  method: 'GET',
  path: '/member/security',
  access: 'player',
  summary: 'Open sessions, recent logins and whether the second factor is on',
  request: z.object({}),
  answer: z.object({
    totp: z.boolean(),
    devices: z.array(device),
    logins: z.array(loginEvent),
  }),
});

export const endSession = defineCall({
  method: 'POST',
  path: '/member/session/end',
  access: 'player',
  summary: 'Logs out one other device, or all of them',
  request: z.object({ id: z.optional(z.string().check(z.maxLength(64))) }),
  answer: z.object({ ended: z.int() }),
});

export const beginTotp = defineCall({
  method: 'POST',
  path: '/member/totp/begin',
  access: 'player',
  summary: 'Makes a secret for the authenticator app; it counts only once a code has confirmed it',
  request: z.object({}),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['TOTP_ALREADY_ON'],
});

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/member/totp/confirm',
  access: 'player',
  summary: 'Switches the second factor on with a first code',
  request: z.object({ code: otpCode() }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['CODE_WRONG', 'TOTP_ALREADY_ON', 'CODE_ATTEMPTS_EXCEEDED'],
});

export const endTotp = defineCall({
  method: 'POST',
  path: '/member/totp/end',
  access: 'player',
  summary: 'Switches the second factor off with a code of the app or a recovery code',
  request: z.object({ code: z.string().check(z.maxLength(16)) }),
  answer: z.boolean(),
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED'],
});

export const accountCalls = {
  getProfile,
  updateDetail,
  uploadFile,
  getSecurity,
  endSession,
  beginTotp,
  confirmTotp,
  endTotp,
} as const;
