import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { alarmNames } from './home.ts';

/** An alarm from when it was raised until it ended. */
const pastAlarm = z.object({
  id: id(),
  name: z.enum(alarmNames),
  level: z.enum(['critical', 'warning']),
  about: z.string(),
  /** The last figure that was seen. */
  figure: z.nullable(z.number()),
  raised_at: unixSeconds(),
  /** Null while it lasts. */
  ended_at: z.nullable(unixSeconds()),
  /** When somebody was last told outside of the house; null if nobody was. */
  told_at: z.nullable(unixSeconds()),
  acknowledged_at: z.nullable(unixSeconds()),
  acknowledged_by: z.nullable(z.string()),
});
export type PastAlarm = z.output<typeof pastAlarm>;

export const listAlarms = defineCall({
  method: 'GET',
  path: '/backoffice/api/alarms',
  access: { staff: 'home.read' },
  summary: 'Alarms that last and alarms that ended, newest first',
  request: z.object(listRequest),
  answer: listPage(pastAlarm),
});

export const acknowledgeAlarm = defineCall({
  method: 'POST',
  path: '/backoffice/api/alarms/acknowledge',
  access: { staff: 'alarms.acknowledge' },
  summary: 'Says that somebody looks after an alarm: nobody is told of it again while it lasts',
  request: z.object({
    id: id(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  answer: pastAlarm,
  errors: ['NOT_FOUND'],
  refreshes: [listAlarms],
});

export const alarmsCalls = { listAlarms, acknowledgeAlarm } as const;
