import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';

/** What can wait for somebody. A queue that the caller may not see is not in their answer. */
export const queueNames = [
  'requests',
  'kyc',
  'withdrawals',
  'payment-cases',
  'aml',
  'held-wins',
  'care',
  'orders',
  'letters',
  'support',
  'feedback',
  'privacy',
  'incidents',
] as const;
export type QueueName = (typeof queueNames)[number];

export const queue = z.object({
  name: z.enum(queueNames),
  waiting: z.int(),
  oldest_at: z.nullable(unixSeconds()),
  /** How long it may wait; null where nobody is promised anything. */
  due_minutes: z.nullable(z.int()),
});
export type Queue = z.output<typeof queue>;

export const alarmNames = [
  'gaming-stopped',
  'doors-closed',
  'check-broken',
  'check-old',
  'chain-broken',
  'control-broken',
  'day-broken',
  'provider-differs',
  'statement-due',
  'statement-lapsed',
  'program-differs',
  'program-unapproved',
  'program-unverified',
  'clock',
  'disk',
  'process-silent',
  'process-lost',
  'limits-alone',
  'reader-behind',
  'outbox-waits',
  'letters-dead',
  'reviews-wait',
  'kyc-lax',
  'freezes-held',
  'partner-fails',
  'gateway-silent',
  'broker-silent',
] as const;
export type AlarmName = (typeof alarmNames)[number];

const alarm = z.object({
  name: z.enum(alarmNames),
  level: z.enum(['critical', 'warning']),
  /** What it concerns: the name of a check, a control, a reader, a process, a venue, an account at a bank, a gateway or a partner's channel; empty where it is the house. */
  about: z.string(),
  /** The figure that is too large or too small; what it counts follows from the name. */
  figure: z.nullable(z.number()),
  since: z.nullable(unixSeconds()),
});
export type Alarm = z.output<typeof alarm>;

/** What a process can do less well than it should and still serve: what does not answer it, a gateway by its name. */
const degradedPart = z.union([
  z.enum(['shared-limits', 'broker']),
  z.templateLiteral(['gateway:', z.string()]),
]);
export type DegradedPart = z.output<typeof degradedPart>;

const process = z.object({
  name: z.string(),
  version: z.string(),
  started_at: unixSeconds(),
  seen_at: unixSeconds(),
  /** Seen within the last fifteen seconds. */
  is_alive: z.boolean(),
  clock_ahead_ms: z.int(),
  degraded: z.array(degradedPart),
  disk_free: z.nullable(z.number()),
  disk_size: z.nullable(z.number()),
});
export type HouseProcess = z.output<typeof process>;

const health = z.object({
  database: z.object({
    is_ready: z.boolean(),
    answered_ms: z.number(),
    size_bytes: z.nullable(z.number()),
    connections: z.nullable(z.int()),
    connections_max: z.nullable(z.int()),
  }),
  processes: z.array(process),
  readers: z.array(z.object({ name: z.string(), behind: z.int() })),
  outbox: z.object({ waiting: z.int(), oldest_seconds: z.number(), dead: z.int() }),
  /** When it was looked at: a look of the last second serves for everybody. */
  looked_at: unixSeconds(),
});
export type Health = z.output<typeof health>;

/** What the house owes to players: balances, withdrawals that are not paid yet, stakes of open rounds, pools of jackpots. */
const liability = z.object({
  looked_at: unixSeconds(),
  balances: money(),
  withdrawals: money(),
  stakes: money(),
  jackpots: money(),
  total: money(),
});
export type HouseLiability = z.output<typeof liability>;

const home = z.object({
  queues: z.array(queue),
  alarms: z.array(alarm),
  health,
  /** Null for whoever may not read the ledger, and before the first look. */
  liability: z.nullable(liability),
});
export type Home = z.output<typeof home>;

export const getHome = defineCall({
  method: 'GET',
  path: '/backoffice/api/home',
  access: { staff: 'home.read' },
  summary: 'What waits for the caller, what is wrong, and how the house is',
  request: z.object({}),
  answer: home,
});

export const homeCalls = { getHome } as const;
