import { useLingui } from '@lingui/react/macro';
import type { Review, ReviewDecision } from '@perya/contract/kyc/staff-calls/reviews';
import { hardStops } from '@perya/contract/kyc/staff-flags';
import { useState } from 'react';
import { Button, type ButtonKind } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { DecideDialog, type Marks } from './decide-dialog.tsx';
import { useDecisionWords } from './use-decision-words.ts';

interface ReviewDecisionsProps {
  readonly review: Review;
  /** What the server allows holds for whoever has the claim, and for as long. */
  readonly isMine: boolean;
  readonly marks: Marks;
}

/** In the order of the buttons; the last one is the usual one. */
const shown: readonly { decision: ReviewDecision; key: string; kind: ButtonKind }[] = [
  { decision: 'escalate', key: 'e', kind: 'quiet' },
  { decision: 'return', key: 't', kind: 'secondary' },
  { decision: 'reject', key: 'x', kind: 'secondary' },
  { decision: 'basic', key: 'b', kind: 'secondary' },
  { decision: 'full', key: 'f', kind: 'primary' },
];

/** The decisions that are possible now, each with its key. */
export function ReviewDecisions({ review, isMine, marks }: ReviewDecisionsProps) {
  const { t } = useLingui();
  const words = useDecisionWords(review);
  const [open, setOpen] = useState<ReviewDecision | null>(null);
  const allowed = isMine ? review.decisions : [];
  const possible = shown.filter(({ decision }) => allowed.includes(decision));
  const isStopped = review.flags.some((flag) => hardStops.includes(flag));
  usePageKeys(
    Object.fromEntries(possible.map(({ decision, key }) => [key, () => setOpen(decision)])),
  );
  return (
    <>
      {isMine && review.status === 'block' && (
        <p className="mr-auto self-center font-semibold text-negative">
          {t`The player is blocked: nothing can be decided until that ends`}
        </p>
      )}
      {possible.length > 0 && isStopped && (
        <p className="mr-auto self-center font-semibold text-negative">
          {t`The law forbids an approval`}
        </p>
      )}
      {possible.map(({ decision, key, kind }) => (
        <Button
          key={decision}
          kind={kind}
          onClick={() => setOpen(decision)}
          aria-keyshortcuts={key}
        >
          {words[decision].label}
          <KeyHint>{key}</KeyHint>
        </Button>
      ))}
      {open !== null && (
        <DecideDialog
          key={open}
          review={review}
          decision={open}
          marks={marks}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
