import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { reason } from '../../staff/reason.ts';

const winsSwitch = z.object({
  /** Whether the home page says who has just won. */
  is_on: z.boolean(),
  /** Null: nobody has ever changed it. */
  changed_at: z.nullable(unixSeconds()),
});

export const readWinsSwitch = defineCall({
  method: 'GET',
  path: '/backoffice/api/wins-switch/read',
  access: { staff: 'content.read' },
  summary: 'Whether the home page shows the wins of the last minutes',
  request: z.object({}),
  answer: winsSwitch,
});

export const changeWinsSwitch = defineCall({
  method: 'POST',
  path: '/backoffice/api/wins-switch/change',
  access: { staff: 'content.publish' },
  summary: 'Shows the wins of the last minutes on the home page, or no longer',
  request: z.object({ is_on: z.boolean(), reason: reason() }),
  answer: winsSwitch,
  errors: ['NOTHING_TO_CHANGE'],
  refreshes: [readWinsSwitch],
});

export const winsSwitchCalls = { readWinsSwitch, changeWinsSwitch } as const;
