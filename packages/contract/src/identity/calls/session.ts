import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { lengths } from '../../constants.ts';
import { otpId, unixSeconds } from '../../fields.ts';
import { email, otpCode, secondFactorCode } from '../../rules/account-fields.ts';
import { newPassword } from '../../rules/password.ts';
import { phone, phoneCountry } from '../../rules/phone.ts';

/** What a code may be used for; a code without a purpose proves possession for any of them. */
export const otpPurposes = [
  'any',
  'login',
  'password',
  'retrieve',
  'email',
  'phone',
  'proof',
] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/** A session's token, or a challenge where the player asked for a second factor. */
export const sessionAnswer = z.object({
  token: z.string(),
  expires_at: unixSeconds(),
  challenge: z.optional(z.string()),
});

/** The password as typed at login: its format is not checked here, or guesses would learn the rule for free. */
const typedPassword = () => z.string().check(z.minLength(1), z.maxLength(lengths.passwordMax));

export const sendCode = defineCall({
  method: 'POST',
  path: '/member/sms',
  access: 'public',
  gate: 'entrance',
  summary:
    'Sends a one-time code to a phone, to a proved email address, or to one that its player is about to prove',
  request: z.object({
    phone: z.optional(phone()),
    email: z.optional(email()),
    country_code: phoneCountry(),
    purpose: z._default(z.enum(otpPurposes), 'any'),
  }),
  answer: z.object({ id: z.string(), codeLength: z.int(), resendAt: unixSeconds() }),
  errors: ['CODE_ATTEMPTS_EXCEEDED', 'CODE_TOO_SOON', 'SMS_FAILED'],
});

export const loginByCode = defineCall({
  method: 'POST',
  path: '/member/otp/login',
  access: 'public',
  gate: 'entrance',
  summary: 'Opens a session with a code; an unknown phone is registered',
  request: z.object({ otp_id: otpId(), code: otpCode() }),
  answer: sessionAnswer,
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'ACCOUNT_CLOSED'],
});

export const loginByPassword = defineCall({
  method: 'POST',
  path: '/member/login',
  access: 'public',
  gate: 'entrance',
  summary: 'Opens a session with a password',
  request: z.object({ country_code: phoneCountry(), phone: phone(), password: typedPassword() }),
  answer: sessionAnswer,
  errors: ['LOGIN_WRONG', 'LOGIN_LOCKED', 'ACCOUNT_CLOSED'],
});

export const loginBySecondFactor = defineCall({
  method: 'POST',
  path: '/member/totp/login',
  access: 'public',
  gate: 'entrance',
  summary:
    'Finishes a login on a new device with a code of the authenticator app or a recovery code',
  request: z.object({ challenge: z.string().check(z.maxLength(128)), code: secondFactorCode() }),
  answer: sessionAnswer,
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'ACCOUNT_CLOSED'],
});

export const register = defineCall({
  method: 'POST',
  path: '/member/reg',
  access: 'public',
  gate: 'entrance',
  summary: 'Registers a phone with a code and, if wanted, a password',
  request: z.object({ otp_id: otpId(), code: otpCode(), password: z.optional(newPassword()) }),
  answer: sessionAnswer,
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'PHONE_TAKEN', 'PASSWORD_COMMON'],
});

export const logout = defineCall({
  method: 'GET',
  path: '/member/logout',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Ends this session',
  request: z.object({}),
  answer: z.boolean(),
});

export const refreshToken = defineCall({
  method: 'GET',
  path: '/member/refresh/token',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Changes the token for a new one with a full life',
  request: z.object({}),
  answer: sessionAnswer,
});

/** How long a code of a handover opens a session. */
export const handoverSeconds = 60;

export const makeHandover = defineCall({
  method: 'POST',
  path: '/member/handover',
  access: 'player',
  gate: 'ownAccount',
  summary: 'A code that opens one more session of this player, once and within a minute',
  request: z.object({}),
  answer: z.object({ code: z.string(), expires_at: unixSeconds() }),
  errors: ['TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const loginByHandover = defineCall({
  method: 'POST',
  path: '/member/handover/login',
  access: 'public',
  summary: 'Opens a session with the code of a handover, in another browser of the same player',
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: sessionAnswer,
  errors: ['CODE_WRONG', 'TOO_MANY_REQUESTS', 'ACCOUNT_CLOSED'],
});

export const sessionCalls = {
  sendCode,
  loginByCode,
  loginByPassword,
  loginBySecondFactor,
  register,
  logout,
  refreshToken,
  makeHandover,
  loginByHandover,
} as const;
