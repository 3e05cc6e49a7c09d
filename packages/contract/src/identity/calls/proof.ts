import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { lengths } from '../../constants.ts';
import { otpId, unixSeconds } from '../../fields.ts';
import { getProfile } from '../../profile/calls/profile.ts';
import { otpCode, secondFactorCode } from '../../rules/account-fields.ts';
import { phone, phoneCountry } from '../../rules/phone.ts';

/** How a player shows anew who they are: a code to the phone, the password, the authenticator app. */
export const proofKinds = ['code', 'password', 'totp'] as const;
export type ProofKind = (typeof proofKinds)[number];

const typedPassword = () => z.string().check(z.minLength(1), z.maxLength(lengths.passwordMax));

export const giveProof = defineCall({
  method: 'POST',
  path: '/member/proof',
  access: 'player',
  gate: 'ownAccount',
  summary:
    'Shows anew who the player is, for changes of how one gets in and of where money goes; the session goes on with the token of the answer',
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('code'), otp_id: otpId(), code: otpCode() }),
    z.object({ kind: z.literal('password'), password: typedPassword() }),
    z.object({ kind: z.literal('totp'), code: secondFactorCode() }),
  ]),
  answer: z.object({ token: z.string(), expires_at: unixSeconds(), proved_until: unixSeconds() }),
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'LOGIN_WRONG', 'LOGIN_LOCKED'],
  refreshes: 'nothing',
});

export const proveEmail = defineCall({
  method: 'POST',
  path: '/member/email/prove',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Proves the email address of the account with a code that was sent to it',
  request: z.object({ otp_id: otpId(), code: otpCode() }),
  answer: z.boolean(),
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'EMAIL_TAKEN', 'PROOF_REQUIRED'],
  refreshes: [getProfile],
});

/** [A-314 A-315] */
export const updatePhone = defineCall({
  method: 'POST',
  path: '/member/update/phone',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Changes the phone number, with a code that was sent to the new one',
  request: z.object({
    phone: phone(),
    country_code: phoneCountry(),
    otp_id: otpId(),
    code: otpCode(),
  }),
  answer: z.object({ withdrawals_wait_until: unixSeconds() }),
  errors: ['CODE_WRONG', 'CODE_ATTEMPTS_EXCEEDED', 'PHONE_TAKEN', 'PROOF_REQUIRED'],
  refreshes: [getProfile],
});

export const proofCalls = { giveProof, proveEmail, updatePhone } as const;
