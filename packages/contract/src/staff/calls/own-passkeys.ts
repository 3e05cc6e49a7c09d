import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import {
  newPasskey,
  passkeyCreation,
  passkeyId,
  passkeyName,
} from '../../identity/passkey-fields.ts';
import { staffSecondFactor } from '../staff-fields.ts';
import { typedPassword } from './entrance.ts';

export const listOwnPasskeys = defineCall({
  method: 'GET',
  path: '/backoffice/api/own/passkeys',
  access: { staff: 'own.use' },
  summary: 'Own passkeys, the oldest first',
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

export const beginOwnPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/passkeys/begin',
  access: { staff: 'own.use' },
  summary: 'Begins a new passkey, for whoever shows the password and a code anew',
  request: z.object({ password: typedPassword(), code: staffSecondFactor() }),
  answer: passkeyCreation,
  errors: [
    'STAFF_LOGIN_WRONG',
    'STAFF_LOGIN_LOCKED',
    'STAFF_CODE_WRONG',
    'STAFF_CODE_LOCKED',
    'PASSKEYS_FULL',
    'PASSKEY_NOT_HERE',
  ],
  refreshes: 'nothing',
});

export const addOwnPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/passkeys',
  access: { staff: 'own.use' },
  summary: 'Keeps the passkey that the browser has made',
  request: z.object({ name: passkeyName(), passkey: newPasskey }),
  answer: z.boolean(),
  errors: ['PASSKEY_OVER', 'PASSKEY_WRONG', 'PASSKEYS_FULL', 'PASSKEY_NOT_HERE'],
  refreshes: [listOwnPasskeys],
});

export const removeOwnPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/passkeys/remove',
  access: { staff: 'own.use' },
  summary: 'Removes an own passkey; the authenticator app stays',
  request: z.object({ id: passkeyId(), password: typedPassword() }),
  answer: z.boolean(),
  errors: ['STAFF_LOGIN_WRONG', 'STAFF_LOGIN_LOCKED', 'NOT_FOUND'],
  refreshes: [listOwnPasskeys],
});

export const ownPasskeysCalls = {
  listOwnPasskeys,
  beginOwnPasskey,
  addOwnPasskey,
  removeOwnPasskey,
} as const;
