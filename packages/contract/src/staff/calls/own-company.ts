import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { staffSecondFactor } from '../staff-fields.ts';
import { typedPassword } from './entrance.ts';

export const getOwnCompany = defineCall({
  method: 'GET',
  path: '/backoffice/api/own/company',
  access: { staff: 'own.use' },
  summary: 'The company account that is linked to the own one',
  request: z.object({}),
  answer: z.object({
    /** False where the house has no provider of company accounts. */
    is_on: z.boolean(),
    account: z.nullable(
      z.object({
        issuer: z.string(),
        /** What its provider calls the person. */
        subject: z.string(),
        linked_at: unixSeconds(),
        last_used_at: z.nullable(unixSeconds()),
      }),
    ),
  }),
});

export const beginOwnCompany = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/company/begin',
  access: { staff: 'own.use' },
  summary:
    'Where the company account to be linked is shown, for whoever shows the password and a code anew',
  request: z.object({ password: typedPassword(), code: staffSecondFactor() }),
  answer: z.object({ address: z.string() }),
  errors: [
    'STAFF_LOGIN_WRONG',
    'STAFF_LOGIN_LOCKED',
    'STAFF_CODE_WRONG',
    'STAFF_CODE_LOCKED',
    'COMPANY_LOGIN_OFF',
    'COMPANY_LOGIN_DOWN',
  ],
  refreshes: 'nothing',
});

export const removeOwnCompany = defineCall({
  method: 'POST',
  path: '/backoffice/api/own/company/remove',
  access: { staff: 'own.use' },
  summary: 'Takes the link to the company account away; the password stays',
  request: z.object({ password: typedPassword() }),
  answer: z.boolean(),
  errors: ['STAFF_LOGIN_WRONG', 'STAFF_LOGIN_LOCKED', 'COMPANY_ACCOUNT_NEEDED', 'NOT_FOUND'],
  refreshes: [getOwnCompany],
});

export const ownCompanyCalls = {
  getOwnCompany,
  beginOwnCompany,
  removeOwnCompany,
} as const;
