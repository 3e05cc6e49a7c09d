import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { decideReview } from '@perya/contract/kyc/staff-calls/reviews';
import { Button } from '../../../lib/fields/button.tsx';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { NextButton } from '../../../lib/overlays/next-button.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useNextReview } from '../queue/use-next-review.ts';

export type Outcomes = AnswerOf<typeof decideReview>;

interface OutcomeProps {
  readonly uid: string;
  readonly title: string;
  readonly outcome: Outcomes;
  readonly onClose: () => void;
}

/** What the decision did; from here `n` leads on to the next in the queue. */
export function Outcome({ uid, title, outcome, onClose }: OutcomeProps) {
  const { t } = useLingui();
  const { stateOf } = useReviewWords();
  const { next, isBusy } = useNextReview(onClose);
  const { tone, text } = stateOf(outcome.state);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t`Done`}</Button>
          <NextButton label={t`Next in the queue`} busy={isBusy} onNext={next} />
        </>
      }
    >
      <div role="status" className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2">
          {t`The submission is now:`} <StatusBadge tone={tone}>{text}</StatusBadge>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {t`The status of player ${uid}:`} <KycBadge status={outcome.status} />
        </p>
      </div>
    </Dialog>
  );
}
