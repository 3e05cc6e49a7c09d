import type { reviewsCalls } from '@perya/contract/kyc/staff-calls/reviews';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { type Assigner, assignerOf } from '../../../platform/lists/assigner.ts';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { Recorded } from '../../audit/index.ts';
import { claimReview, releaseReview, takeOverReview } from './claim-review.ts';
import { decideReview } from './decide-review.ts';
import { createDeskStore } from './desk.store.ts';
import { reviewFinder } from './find-reviews.ts';
import type { OpenReviews } from './queue.store.ts';
import { listReviews, readFigures } from './read-queue.ts';
import { lookAtPhoto, readReview } from './read-review.ts';
import type { DeskServices } from './services.ts';

function deskRoutes(services: DeskServices): Handlers<typeof reviewsCalls> {
  return {
    ...bindVerbs(services, {
      listReviews,
      claimReview,
      takeOverReview,
      releaseReview,
      decideReview,
      lookAtPhoto,
    }),
    readReview: (context, { uid, version }) =>
      readReview(services, context, { uid: BigInt(uid), version }),
    readReviewFigures: (_context, { days }) => readFigures(services, days),
  };
}

/** A submission is named by its player and its version. */
function keyOf(id: string) {
  const [uid = '0', version = '0'] = id.split('/');
  return { uid: BigInt(uid), version: Number(version) };
}

const reviewAssigner = ({ queue }: Pick<DeskServices, 'queue'>): Assigner<Recorded> =>
  assignerOf({ queue: 'kyc', permission: 'kyc.review' }, queue, {
    keyOf,
    whoOf: (to) => ({ ...to, isSenior: to.permissions.has('kyc.senior') }),
    caseOf: ({ uid, version }) => ({ uid, id: `${uid}/${version}` }),
  });

type DeskNeeds = Omit<DeskServices, 'desk'>;

export interface DeskRoom {
  /** What waits for a reviewer, and since when. */
  countOpen(): Promise<OpenReviews>;
  /** How a submission is given to a reviewer. */
  assigner: Assigner<Recorded>;
  /** Submissions, for the search over everything. */
  finder: Finder;
  handlers: Handlers<typeof reviewsCalls>;
}

/** Where reviewers look at submissions and decide about them. */
export function createDesk(needs: DeskNeeds): DeskRoom {
  const services = { ...needs, desk: createDeskStore() };
  return {
    countOpen: services.queue.countOpen,
    assigner: reviewAssigner(services),
    finder: reviewFinder(services),
    handlers: deskRoutes(services),
  };
}
