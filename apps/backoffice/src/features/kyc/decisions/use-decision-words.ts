import { useLingui } from '@lingui/react/macro';
import type { Review, ReviewDecision } from '@perya/contract/kyc/staff-calls/reviews';

/** What each decision is called, what it will do to this player, and what the player sees of it. */
export function useDecisionWords({ uid, status }: Pick<Review, 'uid' | 'status'>) {
  const { t } = useLingui();
  const isFrozen = status === 'frozen';
  const thawed = isFrozen ? ` ${t`The account is no longer frozen.`}` : '';
  const turnedDown = isFrozen
    ? t`The account stays frozen until a submission is approved.`
    : t`The status becomes “Rejected”.`;
  return {
    full: {
      label: t`Approve in full`,
      title: t`Approve player ${uid} in full`,
      effect: t`The status becomes “Fully verified”: the player may deposit, play and withdraw.${thawed}`,
      sight: t`That the identity check is passed.`,
    },
    basic: {
      label: t`Approve as basic`,
      title: t`Approve player ${uid} as basic`,
      effect: t`The status becomes “Basic KYC”: the player may deposit and play, and not withdraw. They can submit again.${thawed}`,
      sight: t`The identity check as not finished, and nothing of the review.`,
    },
    reject: {
      label: t`Reject`,
      title: t`Reject the submission of player ${uid}`,
      effect: t`${turnedDown} The player may submit again.`,
      sight: null,
    },
    return: {
      label: t`Ask again`,
      title: t`Ask player ${uid} again`,
      effect: t`${turnedDown} The player is asked for the marked fields again.`,
      sight: null,
    },
    escalate: {
      label: t`Escalate`,
      title: t`Escalate the submission of player ${uid}`,
      effect: t`It leaves your hands and waits for a senior reviewer. The status does not change.`,
      sight: t`Nothing: for the player it is still under review.`,
    },
  } satisfies Record<
    ReviewDecision,
    { label: string; title: string; effect: string; sight: string | null }
  >;
}
