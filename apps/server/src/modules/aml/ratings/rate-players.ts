import { type AmlRating, ratingOf } from '@perya/contract/aml/rating';
import type {
  listAmlRatings as listCall,
  reviewAmlRating as reviewCall,
} from '@perya/contract/aml/staff-calls/ratings';
import type { AmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';
import { reasonsOf } from './rate-facts.ts';

const monthsOf = (rating: AmlRating, policy: AmlPolicy): number =>
  ({
    low: policy.review_months_low,
    normal: policy.review_months_normal,
    high: policy.review_months_high,
  })[rating];

/** Rates players anew by what is known of them now. */
export async function ratePlayers(
  { ratings, policy }: Pick<AmlServices, 'ratings' | 'policy'>,
  uids: readonly bigint[],
): Promise<void> {
  if (uids.length === 0) return;
  const figures = await policy.read();
  for (const facts of await ratings.readFacts(uids)) {
    const reasons = reasonsOf(facts, figures);
    const rating = ratingOf(reasons);
    await ratings.set({ uid: facts.uid, rating, reasons, months: monthsOf(rating, figures) });
  }
}

/** A page of ratings, those whose review is due first. */
export async function listAmlRatings(
  { ratings }: AmlServices,
  _context: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await ratings.page(request);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      uid: String(row.uid),
      rating: row.rating,
      reasons: row.reasons,
      rated_at: seconds(row.ratedAt),
      review_on: row.reviewOn,
      is_due: row.isDue,
      reviewed_at: seconds(row.reviewedAt),
      reviewed_by: row.reviewedBy,
    })),
  };
}

/** Notes that an officer has looked at a player again. What they wrote stands beside the rating, not in the audit. */
export async function reviewAmlRating(
  { audit, policy, ratings }: AmlServices,
  context: StaffContext,
  { uid, reason }: RequestOf<typeof reviewCall>,
): Promise<AnswerOf<typeof reviewCall>> {
  const origin = byStaff(context);
  return audit.record(origin, async (tx) => {
    const row = await ratings.lock(tx, BigInt(uid));
    if (!row) throw new Refusal('NOT_FOUND');
    const months = monthsOf(row.rating, await policy.read(tx));
    const by = nameOfActor(origin.actor);
    const next = await ratings.review(tx, { row, by, words: reason, months });
    return {
      result: { review_on: next },
      entries: [
        {
          action: 'aml.rating-reviewed',
          subject: { kind: 'list', list: 'aml-ratings' },
          after: { rating: row.rating, review_on: next },
        },
      ],
    };
  });
}
