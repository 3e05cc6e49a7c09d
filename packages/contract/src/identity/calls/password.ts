import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { lengths } from '../../constants.ts';
import { otpId } from '../../fields.ts';
import { getProfile } from '../../profile/calls/profile.ts';
import { otpCode, secondFactorCode } from '../../rules/account-fields.ts';
import { newPassword } from '../../rules/password.ts';

const oldPassword = () => z.string().check(z.maxLength(lengths.passwordMax));
/** Asked for where the player has switched the second factor on. */
const secondFactor = () => z.optional(secondFactorCode());

export const checkPassword = defineCall({
  method: 'POST',
  path: '/member/auth/password',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Tells whether this is the password of the player',
  request: z.object({ password: oldPassword() }),
  answer: z.boolean(),
  errors: ['LOGIN_LOCKED'],
  refreshes: 'nothing',
});

export const checkCode = defineCall({
  method: 'POST',
  path: '/member/auth/sms',
  access: 'public',
  summary: 'Tells whether a code is right, without using it up',
  request: z.object({
    otp_id: otpId(),
    code: otpCode(),
    phone: z.optional(z.string().check(z.maxLength(11))),
    country_code: z.optional(z.string().check(z.maxLength(3))),
  }),
  answer: z.boolean(),
  errors: ['CODE_ATTEMPTS_EXCEEDED'],
});

export const updatePassword = defineCall({
  method: 'POST',
  path: '/member/password/update',
  access: 'player',
  gate: 'ownAccount',
  summary:
    'Sets a password: the old one must be given; a first one needs a fresh proof, or a login by code within a day',
  request: z.object({
    password: z._default(oldPassword(), ''),
    new_password: newPassword(),
    totp: secondFactor(),
  }),
  answer: z.boolean(),
  errors: [
    'LOGIN_WRONG',
    'LOGIN_LOCKED',
    'PASSWORD_COMMON',
    'SECOND_FACTOR_REQUIRED',
    'CODE_WRONG',
    'PROOF_REQUIRED',
  ],
  refreshes: [getProfile],
});

export const retrievePassword = defineCall({
  method: 'POST',
  path: '/member/retrieve/password',
  access: 'public',
  summary: 'Sets a new password with a code that was sent to the phone or to a proved email',
  request: z.object({
    otp_id: otpId(),
    code: otpCode(),
    new_password: newPassword(),
    totp: secondFactor(),
  }),
  answer: z.boolean(),
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'PASSWORD_COMMON', 'SECOND_FACTOR_REQUIRED'],
});

export const passwordCalls = {
  checkPassword,
  checkCode,
  updatePassword,
  retrievePassword,
} as const;
