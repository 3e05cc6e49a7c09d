import type { reviewsCalls } from '@perya/contract/kyc/staff-calls/reviews';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { claimReview, releaseReview } from './claim-review.ts';
import { decideReview } from './decide-review.ts';
import { listReviews } from './list-reviews.ts';
import { lookAtPhoto } from './look-at-photo.ts';
import { readFigures } from './read-figures.ts';
import { readReview } from './read-review.ts';
import type { DeskServices } from './services.ts';

export function deskRoutes(services: DeskServices): Handlers<typeof reviewsCalls> {
  return {
    ...bindVerbs(services, { listReviews, claimReview, releaseReview, decideReview, lookAtPhoto }),
    readReview: (context, { uid, version }) =>
      readReview(services, context, { uid: BigInt(uid), version }),
    readReviewFigures: (_context, { days }) => readFigures(services, days),
  };
}
