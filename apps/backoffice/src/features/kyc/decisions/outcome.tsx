import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { decideReview } from '@perya/contract/kyc/staff-calls/reviews';
import { useEffect, useEffectEvent } from 'react';
import { Button, focusAtOnce } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
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
  // The keys of the page rest while a dialog is open; this one is the dialog's.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) next();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t`Done`}</Button>
          <Button
            ref={focusAtOnce}
            kind="primary"
            busy={isBusy}
            onClick={next}
            aria-keyshortcuts="n"
          >
            {t`Next in the queue`}
            <KeyHint>n</KeyHint>
          </Button>
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
