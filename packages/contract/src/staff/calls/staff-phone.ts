import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { staffReason } from '../staff-fields.ts';

/** With the country's code; spaces and dashes are left out. */
const staffPhone = () =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((given: string) => given.replaceAll(/[\s().-]/g, '')),
      z.string().check(z.regex(/^\+\d{8,15}$/, 'A phone is written as +639171234567')),
    ),
  );

export const changeStaffPhone = defineCall({
  method: 'POST',
  path: '/backoffice/api/staff/:id/phone',
  access: { staff: 'staff.manage' },
  summary:
    'Writes down the phone of a member of staff: accounts with the same one are one person to what needs two',
  request: z.object({ id: id(), phone: z.nullable(staffPhone()), reason: staffReason() }),
  answer: z.object({ phone: z.nullable(z.string()) }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const staffPhoneCalls = { changeStaffPhone } as const;
