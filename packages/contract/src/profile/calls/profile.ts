import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';

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
  /** Until this moment withdrawals wait, because the phone number has changed; 0 if they do not. */
  withdrawals_wait_until: unixSeconds(),
});

export type Profile = z.output<typeof profile>;

export const getProfile = defineCall({
  method: 'GET',
  path: '/member/detail',
  access: 'player',
  gate: 'reads',
  summary: 'The profile of the player',
  request: z.object({}),
  answer: profile,
});

export const profileCalls = { getProfile } as const;
