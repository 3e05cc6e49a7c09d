import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';

/** What a day of the house is known by. */
const pulseNames = [
  'registrations',
  'submissions',
  'approvals',
  'deposits',
  'withdrawals',
] as const;
export type PulseName = (typeof pulseNames)[number];

const measured = z.object({
  count: z.int(),
  /** Null where no money is counted. */
  sum: z.nullable(money()),
});
export type PulseMeasured = z.output<typeof measured>;

const pulse = z.object({
  name: z.enum(pulseNames),
  /** Since midnight in Manila. */
  today: measured,
  /** From midnight to the same moment, a week ago. */
  week_ago: measured,
  is_unusual: z.boolean(),
});
export type Pulse = z.output<typeof pulse>;

export const readToday = defineCall({
  method: 'GET',
  path: '/backoffice/api/today',
  access: { staff: 'home.read' },
  summary: 'The day so far against the same hours a week ago, of what the caller may read',
  request: z.object({}),
  answer: z.object({ rows: z.array(pulse) }),
});

export const todayCalls = { readToday } as const;

/** Fewer than these are chance, however they compare. */
const countedMin = 10;

/**
 * Whether a count is far from what it was: by more than half, and by more than three times what such a count varies by
 * itself.
 */
export function isUnusual(now: number, before: number): boolean {
  const most = Math.max(now, before);
  if (most < countedMin) return false;
  const apart = Math.abs(now - before);
  return apart > before / 2 && apart > 3 * Math.sqrt(most);
}
