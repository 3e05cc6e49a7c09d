import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { amlRatingReasonNames, amlRatings } from '../rating.ts';

const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const row = z.object({
  uid: id(),
  rating: z.enum(amlRatings),
  reasons: z.array(z.enum(amlRatingReasonNames)),
  rated_at: unixSeconds(),
  /** By when somebody looks at the player again. */
  review_on: day(),
  is_due: z.boolean(),
  reviewed_at: z.nullable(unixSeconds()),
  reviewed_by: z.nullable(z.string()),
});
export type AmlRatingRow = z.output<typeof row>;

export const listAmlRatings = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/ratings',
  access: { staff: 'aml.read' },
  summary: 'How closely each player is looked at and why, those whose review is due first',
  request: z.object({
    ...listRequest,
    rating: z.optional(z.enum(amlRatings)),
    uid: z.optional(id()),
  }),
  answer: listPage(row),
});

export const reviewAmlRating = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/ratings/review',
  access: { staff: 'aml.work' },
  summary:
    'Notes that a player was looked at again, in words; the next review follows from the rating',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: z.object({ review_on: day() }),
  errors: ['NOT_FOUND'],
  refreshes: [listAmlRatings],
});

export const amlRatingsCalls = { listAmlRatings, reviewAmlRating } as const;
