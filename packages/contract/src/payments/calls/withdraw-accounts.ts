import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';

const name = () => z.string().check(z.maxLength(100));

/** Status 1 is usable; 2 was removed and is not offered. [M-130 M-131] */
const account = z.object({
  id: id(),
  channel_id: z.int(),
  channel_name: z.string(),
  channel_img: z.string(),
  /** All but the last four digits are hidden. */
  account: z.string(),
  status: z.int(),
  flag: z.int(),
  currency: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  /** The newest withdrawal went there: it is what the next one begins with. */
  is_last_used: z.boolean(),
});
export type WithdrawAccount = z.output<typeof account>;

export const listAccounts = defineCall({
  method: 'GET',
  path: '/finance/account/list',
  access: 'player',
  gate: 'reads',
  summary: 'The withdrawal accounts of the player, with the names of the identity check',
  request: z.object({}),
  answer: z.array(account),
});

export const insertAccount = defineCall({
  method: 'POST',
  path: '/finance/account/insert',
  access: 'player',
  gate: 'payoutAccount',
  summary: 'Adds a withdrawal account; its names must be those of the identity check',
  encoding: 'json',
  request: z.object({
    // What is missing is empty, so that the server can say it in the documents' words. [A-418]
    account: z._default(z.string().check(z.maxLength(40)), ''),
    channel_name: z._default(z.string().check(z.maxLength(60)), ''),
    first_name: z._default(name(), ''),
    middle_name: z._default(name(), ''),
    last_name: z._default(name(), ''),
  }),
  answer: account,
  errors: [
    'PARAMETERS_REQUIRED',
    'ACCOUNT_NUMBER_INVALID',
    'ACCOUNT_EXISTS',
    'ACCOUNTS_FULL',
    'ACCOUNT_NAME_DIFFERS',
    'ACCOUNT_NOT_AT_BANK',
    'CHANNEL_UNKNOWN',
    'PROOF_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
  refreshes: [listAccounts],
});

export const deleteAccount = defineCall({
  method: 'GET',
  path: '/finance/account/delete',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Removes a withdrawal account; what is on its way to it still arrives',
  request: z.object({ id: id() }),
  answer: z.object({ id: id(), status: z.int() }),
  errors: ['ACCOUNT_UNKNOWN'],
  refreshes: [listAccounts],
});

export const withdrawAccountsCalls = { listAccounts, insertAccount, deleteAccount } as const;
