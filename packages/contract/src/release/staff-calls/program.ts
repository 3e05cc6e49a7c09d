import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';

/** Unlisted: the installation has no list of its release, so there is nothing to hold its files against. */
export const programStates = ['sound', 'differs', 'unlisted'] as const;

/** How many differences a verification keeps; it counts all. */
export const differencesKept = 100;

const difference = z.object({
  path: z.string(),
  what: z.enum(['changed', 'missing', 'added']),
});
export type ProgramDifference = z.output<typeof difference>;

const hash = () =>
  z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A release is named by 64 digits, 0 to f'));

const verified = z.object({
  /** The machine and the number of the process. */
  process: z.string(),
  version: z.string(),
  /** Of the release's list; null where there is none. */
  hash: z.nullable(z.string()),
  state: z.enum(programStates),
  is_approved: z.boolean(),
  files: z.int(),
  found: z.int(),
  differences: z.array(difference),
  looked_at: unixSeconds(),
});
export type VerifiedProgram = z.output<typeof verified>;

const approval = z.object({
  hash: z.string(),
  version: z.string(),
  asked_by: z.string(),
  approved_by: z.string(),
  approved_at: unixSeconds(),
});
export type ReleaseApproval = z.output<typeof approval>;

const programAnswer = z.object({
  /** How the files of each process stood when it last looked, within two days. */
  processes: z.array(verified),
  /** The newest first. */
  approvals: z.array(approval),
  /** When somebody last asked every process to look. */
  asked_at: z.nullable(unixSeconds()),
});
export type ProgramAnswer = z.output<typeof programAnswer>;

export const readProgram = defineCall({
  method: 'GET',
  path: '/backoffice/api/program',
  access: { staff: 'releases.read' },
  summary: 'What runs, whether its files are those of its release, and which releases are approved',
  request: z.object({}),
  answer: programAnswer,
});

export const verifyProgram = defineCall({
  method: 'POST',
  path: '/backoffice/api/program/verify',
  access: { staff: 'releases.verify' },
  summary: 'Asks every process to hold its files against the list of its release now',
  request: z.object({}),
  answer: z.object({ asked_at: unixSeconds() }),
  refreshes: [readProgram],
});

const releaseWanted = z.object({
  hash: hash(),
  version: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type ReleaseWanted = z.output<typeof releaseWanted>;

export const askToApproveRelease = defineRequest({
  asks: 'release.approve',
  permission: 'releases.propose',
  title: { en: 'Approve a release', tl: 'Aprubahan ang isang release' },
  reasons: ['planned', 'checked', 'regulator', 'other'],
  input: releaseWanted,
  path: '/backoffice/api/program/ask',
  summary: 'Asks a second person to approve a release by the hash of its list',
  errors: ['RELEASE_APPROVED'],
  refreshes: [readProgram],
});

export const programCalls = { readProgram, verifyProgram } as const;
export const askingForReleaseCalls = { askToApproveRelease } as const;
