import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';

export const listAsleepAccounts = defineCall({
  method: 'GET',
  path: '/backoffice/api/privacy/asleep',
  access: { staff: 'privacy.read' },
  summary: 'Accounts with money that nobody has used for years, the longest unused first',
  request: z.object(listRequest),
  answer: listPage(
    z.object({
      uid: id(),
      /** The last login, or the end of the last day with a deposit or a bet. */
      last_used_at: unixSeconds(),
      found_at: unixSeconds(),
      balance: money(),
    }),
  ),
});

export const asleepCalls = { listAsleepAccounts } as const;
