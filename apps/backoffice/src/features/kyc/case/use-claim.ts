import {
  claimReview,
  listReviews,
  type Review,
  releaseReview,
} from '@perya/contract/kyc/staff-calls/reviews';
import { useEffect, useEffectEvent } from 'react';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useNow } from '../../../lib/show/use-now.ts';

const lookEveryMs = 10_000;

/** Who has the submission. It is watched by the queue's own row: to read the case itself again would be written down as a look. */
export function useClaim(review: Review, reload: () => Promise<void>) {
  const { uid, version } = review;
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const isOpen = review.state === 'waiting' || review.state === 'escalated';
  const queue = useCall(
    listReviews,
    { uid, state: 'open' },
    { pollMs: lookEveryMs, isWanted: isOpen },
  );
  const row = queue.answer?.rows.find((each) => each.version === version);
  const held = { state: review.state, claim: row ? row.claim : review.claim };
  // Decided or escalated meanwhile: the case on the screen is no longer true.
  const isStale = isOpen && queue.answer !== null && row?.state !== review.state;
  const readAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isStale) readAgain();
  }, [isStale]);
  const claiming = useSubmit(claimReview);
  const releasing = useSubmit(releaseReview);
  return {
    ...held,
    is: claimStateOf({ isOpen, claim: held.claim }, nowSeconds),
    leftSeconds: held.claim === null ? 0 : held.claim.until - nowSeconds,
    /** Takes it, or renews what one has; who was quicker is shown when it fails. */
    take: async () => {
      if (!(await claiming.submit({ uid, version }))) await refreshFor(claimReview);
    },
    release: () => void releasing.submit({ uid, version }),
    isBusy: claiming.isBusy || releasing.isBusy,
  };
}

export type Claim = ReturnType<typeof useClaim>;
