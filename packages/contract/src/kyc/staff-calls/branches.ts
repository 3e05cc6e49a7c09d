import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { staffReason } from '../../staff/staff-fields.ts';

export const branchAddressMax = 200;

const branch = z.object({
  id: z.int(),
  address: z.string(),
  /** Where it stands in the list; the first one is the default of a form. */
  place: z.int(),
  /** One that was retired is kept for the records that name it, and offered to nobody. */
  is_open: z.boolean(),
  /** Raised by every change: what was seen is what is changed. */
  version: z.int(),
});
export type StaffBranch = z.output<typeof branch>;

const answer = z.array(branch);

const refusalsOfWords = ['WORDS_TOO_LONG', 'WORDS_MARKUP', 'WORDS_UNREADABLE'] as const;

export const listBranches = defineCall({
  method: 'GET',
  path: '/backoffice/api/branches',
  access: { staff: 'settings.read' },
  summary: 'Every branch in the order in which players see them, the retired ones last',
  request: z.object({}),
  answer,
});

export const saveBranch = defineCall({
  method: 'POST',
  path: '/backoffice/api/branches/save',
  access: { staff: 'kyc.branches' },
  summary: 'Adds a branch, or changes one that is still as it was seen',
  request: z.object({
    /** Null for a new one. */
    id: z.nullable(z.int()),
    version: z._default(z.int(), 0),
    address: z.string().check(z.trim(), z.minLength(5), z.maxLength(branchAddressMax)),
    place: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999)),
    reason: staffReason(),
  }),
  answer,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BRANCH_KNOWN', ...refusalsOfWords],
  refreshes: [listBranches],
});

export const switchBranch = defineCall({
  method: 'POST',
  path: '/backoffice/api/branches/switch',
  access: { staff: 'kyc.branches' },
  summary: 'Retires a branch, or opens a retired one again',
  request: z.object({
    id: z.int(),
    version: z.int(),
    is_open: z.boolean(),
    reason: staffReason(),
  }),
  answer,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'STAFF_SO_ALREADY',
    'BRANCH_KNOWN',
    'BRANCH_LAST',
    ...refusalsOfWords,
  ],
  refreshes: [listBranches],
});

export const branchesCalls = { listBranches, saveBranch, switchBranch } as const;
