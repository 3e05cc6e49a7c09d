import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';

/** The entries of the ledger by themselves, the books above held against them, what is owed to players, and the entries of Filcoins. */
export const checkNames = ['ledger', 'books', 'liability', 'points', 'promotions'] as const;
export type CheckName = (typeof checkNames)[number];

/** Interrupted: the server that ran it ended before it was through. */
export const checkStates = ['running', 'sound', 'broken', 'cancelled', 'interrupted'] as const;
export type CheckState = (typeof checkStates)[number];

const check = z.object({
  id: id(),
  name: z.enum(checkNames),
  state: z.enum(checkStates),
  /** The name of the member of staff, or of the job. */
  started_by: z.string(),
  started_at: unixSeconds(),
  finished_at: z.nullable(unixSeconds()),
  /** Players read so far, of as many as there were when it began. */
  done: z.int(),
  total: z.int(),
  /** Somebody has cancelled it, and it ends with the range it is at. */
  is_ending: z.boolean(),
  /** Rows that break, up to a hundred. */
  found: z.int(),
});
export type Check = z.output<typeof check>;

const checksAnswer = z.object({
  checks: z.array(z.object({ name: z.enum(checkNames), last: z.nullable(check) })),
  /** The latest runs, newest first. */
  runs: z.array(check),
});
export type ChecksAnswer = z.output<typeof checksAnswer>;

export const listChecks = defineCall({
  method: 'GET',
  path: '/backoffice/api/checks',
  access: { staff: 'ledger.read' },
  summary: 'The checks of the books with their last results, and the latest runs',
  request: z.object({}),
  answer: checksAnswer,
});

const violationsAnswer = z.object({
  run: check,
  rows: z.array(z.object({ invariant: z.string(), uid: z.string(), detail: z.string() })),
});
export type ViolationsAnswer = z.output<typeof violationsAnswer>;

export const listViolations = defineCall({
  method: 'GET',
  path: '/backoffice/api/checks/violations',
  access: { staff: 'ledger.read' },
  summary: 'What a run has found, up to a hundred rows',
  request: z.object({ id: id() }),
  answer: violationsAnswer,
  errors: ['NOT_FOUND'],
});

export const runCheck = defineCall({
  method: 'POST',
  path: '/backoffice/api/checks/run',
  access: { staff: 'ledger.check' },
  summary: 'Runs a check in the background, one at a time, gently beside the bets',
  request: z.object({ name: z.enum(checkNames) }),
  answer: check,
  errors: ['CHECK_RUNNING'],
  refreshes: [listChecks],
});

export const cancelCheck = defineCall({
  method: 'POST',
  path: '/backoffice/api/checks/cancel',
  access: { staff: 'ledger.check' },
  summary: 'Ends a check that runs',
  request: z.object({ id: id() }),
  answer: check,
  errors: ['CHECK_NOT_RUNNING'],
  refreshes: [listChecks],
});

const monthSeal = z.object({
  books: z.enum(['ledger', 'points']),
  /** `YYYY-MM`, in Manila. */
  month: z.string(),
  players: z.int(),
  postings: z.int(),
  entries: z.int(),
  /** By how much the balances of all players changed: pesos, or Filcoins. */
  amount: z.string(),
  hash: z.string(),
  sealed_at: unixSeconds(),
  exported_at: z.nullable(unixSeconds()),
  /** When the copy was last read back, and whether it led to the seal. */
  verified_at: z.nullable(unixSeconds()),
  is_sound: z.nullable(z.boolean()),
});
export type SealedMonth = z.output<typeof monthSeal>;

const sealsAnswer = z.object({
  /** The newest first. */
  seals: z.array(monthSeal),
});
export type SealsAnswer = z.output<typeof sealsAnswer>;

export const listSeals = defineCall({
  method: 'GET',
  path: '/backoffice/api/checks/seals',
  access: { staff: 'ledger.read' },
  summary: 'The months that are closed and sealed, and their copies in the object store',
  request: z.object({}),
  answer: sealsAnswer,
});

export const checksCalls = {
  listChecks,
  listViolations,
  listSeals,
  runCheck,
  cancelCheck,
} as const;
