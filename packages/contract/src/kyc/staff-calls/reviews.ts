import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { photoNames, rejectionReasonNames } from '../../rules/kyc-options.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { kycFlagNames } from '../staff-flags.ts';

/** A submission waits, is looked at by somebody senior, or was decided. */
export const reviewStates = ['waiting', 'escalated', 'approved', 'rejected', 'returned'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** `basic` and `full` approve; `return` asks the player for the named fields again; `escalate` hands it to a senior reviewer. */
export const reviewDecisions = ['full', 'basic', 'reject', 'return', 'escalate'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Fields that a reviewer can find wrong, by their names on the wire. */
export const reviewedFields = [
  'first_name',
  'middle_name',
  'last_name',
  'birthday',
  'gender',
  'id_type',
  'id_number',
  'nationality',
  'place_of_birth',
  'current_address',
  'permanent_address',
  'occupation',
  'source_of_income',
  ...photoNames,
] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** One submission of one player. */
const reviewKey = { uid: id(), version: z.coerce.number().check(z.int(), z.minimum(1)) };

/** Who has it, until when; null if nobody. */
const claim = z.nullable(
  z.object({ staff_id: id(), name: z.string(), is_mine: z.boolean(), until: unixSeconds() }),
);

const pastDecision = z.object({
  version: z.int(),
  at: unixSeconds(),
  by: z.string(),
  decision: z.enum(reviewDecisions),
  reasons: z.array(z.enum(rejectionReasonNames)),
  fields: z.array(z.enum(reviewedFields)),
  comment: z.string(),
});

const reviewRow = z.object({
  ...reviewKey,
  version: z.int(),
  /** Masked, as on the list of players. */
  name: z.string(),
  state: z.enum(reviewStates),
  status: z.enum(kycStatuses),
  id_type: z.string(),
  submitted_at: unixSeconds(),
  /** Submissions of this player before this one. */
  earlier: z.int(),
  flags: z.array(z.enum(kycFlagNames)),
  claim,
  /** The last one about it: who, when and why; null while there is none. */
  decision: z.nullable(pastDecision),
});
export type PastDecision = z.output<typeof pastDecision>;
export type ReviewRow = z.output<typeof reviewRow>;

export const listReviews = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/reviews',
  access: { staff: 'kyc.read' },
  summary: 'Submissions of the identity check, those that wait first and the oldest of them on top',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['open', 'all', ...reviewStates]), 'open'),
    flag: z.optional(z.enum(kycFlagNames)),
    claim: z.optional(z.enum(['mine', 'free'])),
    uid: z.optional(id()),
  }),
  answer: listPage(reviewRow),
});

/** One field: as typed, as the scanner read it (null where there is none), and whether the two agree. */
const fieldPair = z.object({
  field: z.enum(reviewedFields),
  typed: z.string(),
  scanned: z.nullable(z.string()),
  differs: z.boolean(),
});

/** Another player's submission that is alike; `readReview` tells it in full, to be held beside this one. */
const duplicate = z.object({
  uid: id(),
  version: z.int(),
  name: z.string(),
  status: z.enum(kycStatuses),
  by: z.array(z.enum(kycFlagNames)),
});

const watchHit = z.object({
  list: z.string(),
  name: z.string(),
  birthday: z.nullable(z.string()),
  /** 0 to 100. */
  likeness: z.int(),
  note: z.string(),
});

const review = z.object({
  ...reviewRow.shape,
  /** When its fields and photos were erased after their time; null while they are kept. */
  erased_at: z.nullable(unixSeconds()),
  fields: z.array(fieldPair),
  /** Photos that there are; each is looked at by `lookAtPhoto`. */
  photos: z.array(z.enum(photoNames)),
  score: z.nullable(z.number()),
  duplicates: z.array(duplicate),
  watch_hits: z.array(watchHit),
  history: z.array(pastDecision),
  /** What this member of staff may decide now; empty if somebody else has it or it was decided. */
  decisions: z.array(z.enum(reviewDecisions)),
});
export type Review = z.output<typeof review>;

export const readReview = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/review',
  access: { staff: 'kyc.documents' },
  summary:
    'One submission in full: typed beside scanned, flags, duplicates, earlier decisions; each reading is audited',
  request: z.object(reviewKey),
  answer: review,
  errors: ['NOT_FOUND'],
});

export const readReviewFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/figures',
  access: { staff: 'kyc.read' },
  summary:
    'How the desk stands: waiting, age of the oldest, median time to a decision, rejections by reason',
  request: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 7),
  }),
  answer: z.object({
    waiting: z.int(),
    escalated: z.int(),
    oldest_at: z.nullable(unixSeconds()),
    decided: z.int(),
    approved: z.int(),
    rejected: z.int(),
    returned: z.int(),
    /** Null if nothing was decided. */
    median_seconds: z.nullable(z.int()),
    by_reason: z.array(z.object({ reason: z.enum(rejectionReasonNames), count: z.int() })),
  }),
});

export const claimReview = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/reviews/claim',
  access: { staff: 'kyc.review' },
  summary:
    'Takes a submission for 15 minutes, or renews that; without a player the oldest free one',
  request: z.object({
    uid: z.optional(id()),
    version: z.optional(reviewKey.version),
  }),
  /** Null if nothing waits. */
  answer: z.nullable(z.object({ uid: id(), version: z.int(), until: unixSeconds() })),
  errors: ['NOT_FOUND', 'REVIEW_TAKEN', 'REVIEW_DECIDED', 'REVIEW_ESCALATED'],
  refreshes: [listReviews, readReview],
});

export const takeOverReview = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/reviews/take-over',
  access: { staff: 'queues.take-over' },
  summary: 'Takes from a colleague what they have claimed, for 15 minutes',
  request: z.object({ ...reviewKey, reason: staffReason() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['CLAIM_OF_NOBODY'],
  refreshes: [listReviews, readReview],
});

export const releaseReview = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/reviews/release',
  access: { staff: 'kyc.review' },
  summary: 'Gives a claimed submission back to the queue',
  request: z.object(reviewKey),
  answer: z.object({ released: z.boolean() }),
  refreshes: [listReviews, readReview],
});

export const decideReview = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/reviews/decide',
  access: { staff: 'kyc.review' },
  summary: 'Decides a submission that one has claimed',
  request: z.object({
    ...reviewKey,
    decision: z.enum(reviewDecisions),
    /** The player reads these; a rejection needs one. */
    reasons: z._default(z.array(z.enum(rejectionReasonNames)).check(z.maxLength(5)), []),
    /** A return needs one. */
    fields: z._default(z.array(z.enum(reviewedFields)).check(z.maxLength(20)), []),
    /** Read off the photo by the reviewer where no scan has read it, or has misread it; an approval in full needs one. */
    id_number: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** The player reads it. */
    comment: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  answer: z.object({ state: z.enum(reviewStates), status: z.enum(kycStatuses) }),
  errors: [
    'NOT_FOUND',
    'REVIEW_NOT_CLAIMED',
    'REVIEW_TAKEN',
    'REVIEW_DECIDED',
    'REVIEW_ESCALATED',
    'REVIEW_HARD_STOP',
    'REVIEW_NEEDS_REASON',
    'REVIEW_NEEDS_FIELD',
    'REVIEW_NEEDS_ID_NUMBER',
    'REVIEW_ID_NUMBER_SHARED',
    'REVIEW_PLAYER_BLOCKED',
    'WORDS_MARKUP',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listReviews, readReview, readReviewFigures],
});

export const lookAtPhoto = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/photo',
  access: { staff: 'kyc.documents' },
  summary:
    'An address that shows one photo to this member of staff for two minutes; each look is audited',
  request: z.object({ ...reviewKey, photo: z.enum(photoNames) }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const reviewsCalls = {
  listReviews,
  readReview,
  claimReview,
  takeOverReview,
  releaseReview,
  decideReview,
  lookAtPhoto,
  readReviewFigures,
} as const;
