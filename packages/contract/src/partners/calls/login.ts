import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { sessionAnswer } from '../../identity/calls/session.ts';
import { partnerPurposes, partnerTokenMax } from '../partner-channels.ts';

/** A session, and whose it is: the app asks before a link puts another player into a browser. */
const partnerSession = z.extend(sessionAnswer, {
  player: z.object({
    uid: z.string(),
    /** Masked. */
    phone: z.string(),
  }),
});

const token = () => z.string().check(z.minLength(1), z.maxLength(partnerTokenMax));

/** What every partner's login can be refused for. */
const refusals = [
  'PARTNER_TOKEN_INVALID',
  'PARTNER_TOKEN_EXPIRED',
  'PARTNER_PHONE_UNVERIFIED',
  'PARTNER_UNREACHABLE',
  'PARTNER_CLOSED',
  'PARTNER_UNLINKED',
  'ACCOUNT_BLOCKED',
  'ACCOUNT_CLOSED',
  'TOO_MANY_REQUESTS',
] as const;

export const loginFromWalletApp = defineCall({
  method: 'POST',
  path: '/member/partner/ewallet/login',
  access: 'public',
  gate: 'entrance',
  summary: 'Opens a session with a token of the e-wallet app, once',
  request: z.object({ token: token() }),
  answer: partnerSession,
  errors: refusals,
});

export const loginFromSecondMini = defineCall({
  method: 'POST',
  path: '/member/partner/maya/login',
  access: 'public',
  gate: 'entrance',
  summary: "Opens a session with a session id of the second wallet's mini-app, once",
  request: z.object({ session_id: token() }),
  answer: partnerSession,
  errors: refusals,
});

export const loginFromShoppingApp = defineCall({
  method: 'POST',
  path: '/finance/lazadaminiapp/login',
  access: 'public',
  gate: 'entrance',
  summary: 'Opens a session with a code of the shopping app, once',
  encoding: 'json',
  request: z.object({
    code: token(),
    /** What the code was issued for: the app, one game in it, or the site in a browser. */
    purpose: z._default(z.enum(partnerPurposes), 'app'),
  }),
  answer: partnerSession,
  errors: refusals,
});

export const partnersCalls = {
  loginFromWalletApp,
  loginFromSecondMini,
  loginFromShoppingApp,
} as const;
