import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import {
  newPasskey,
  passkeyAsking,
  passkeyCreation,
  passkeyId,
  passkeyName,
  shownPasskey,
} from '../passkey-fields.ts';
import { sessionAnswer } from './session.ts';

const challenge = () => z.string().check(z.maxLength(128));

export const askPasskeyLogin = defineCall({
  method: 'POST',
  path: '/member/passkey/ask',
  access: 'public',
  gate: 'entrance',
  summary: 'Asks for a passkey where a login waits for its second step, once',
  request: z.object({ challenge: challenge() }),
  answer: passkeyAsking,
  errors: ['PASSKEY_OVER', 'PASSKEY_NONE', 'PASSKEY_NOT_HERE'],
});

export const loginByPasskey = defineCall({
  method: 'POST',
  path: '/member/passkey/login',
  access: 'public',
  gate: 'entrance',
  summary: 'Finishes a login on a new device with a passkey instead of a code',
  request: z.object({ challenge: challenge(), passkey: shownPasskey }),
  answer: sessionAnswer,
  errors: [
    'PASSKEY_OVER',
    'PASSKEY_WRONG',
    'PASSKEY_NOT_HERE',
    'CODE_ATTEMPTS_EXCEEDED',
    'ACCOUNT_CLOSED',
  ],
});

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/member/passkeys',
  access: 'player',
  gate: 'reads',
  summary: 'Passkeys of the account, the oldest first',
  request: z.object({}),
  answer: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The host that it was made on, and works on alone. */
        host: z.string(),
        created_at: unixSeconds(),
        last_used_at: z.nullable(unixSeconds()),
      }),
    ),
  }),
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/member/passkey/begin',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Begins a new passkey, for a player whose authenticator app is on',
  request: z.object({}),
  answer: passkeyCreation,
  errors: ['TOTP_OFF', 'PROOF_REQUIRED', 'PASSKEYS_FULL', 'PASSKEY_NOT_HERE'],
  refreshes: 'nothing',
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/member/passkey/add',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Keeps the passkey that the browser has made',
  request: z.object({ name: passkeyName(), passkey: newPasskey }),
  answer: z.boolean(),
  errors: [
    'TOTP_OFF',
    'PROOF_REQUIRED',
    'PASSKEY_OVER',
    'PASSKEY_WRONG',
    'PASSKEYS_FULL',
    'PASSKEY_NOT_HERE',
  ],
  refreshes: [listPasskeys],
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/member/passkey/remove',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Removes a passkey; the authenticator app stays on',
  request: z.object({ id: passkeyId() }),
  answer: z.boolean(),
  errors: ['PROOF_REQUIRED', 'NOT_FOUND'],
  refreshes: [listPasskeys],
});

export const passkeysCalls = {
  askPasskeyLogin,
  loginByPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
} as const;
