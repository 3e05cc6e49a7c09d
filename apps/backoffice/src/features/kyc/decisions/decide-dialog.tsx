import { useLingui } from '@lingui/react/macro';
import {
  decideReview,
  type Review,
  type ReviewDecision,
  type ReviewedField,
} from '@perya/contract/kyc/staff-calls/reviews';
import { type RejectionReason, rejectionReasonNames } from '@perya/contract/rules/kyc-options';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckField, TextArea } from '../../../lib/fields/field.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { FirstButton } from './first-button.tsx';
import { type Given, missingFor } from './missing-for.ts';
import { Outcome, type Outcomes } from './outcome.tsx';
import { PlayerReads } from './player-reads.tsx';
import { useDecisionWords } from './use-decision-words.ts';

export interface Marks {
  readonly fields: readonly ReviewedField[];
  readonly idNumber: string;
}

interface DecideDialogProps {
  readonly review: Review;
  readonly decision: ReviewDecision;
  /** What was marked and typed in the case itself. */
  readonly marks: Marks;
  readonly onClose: () => void;
}

interface ReasonsProps {
  readonly chosen: readonly RejectionReason[];
  readonly choose: (reasons: readonly RejectionReason[]) => void;
}

function Reasons({ chosen, choose }: ReasonsProps) {
  const { t } = useLingui();
  const { reasonOf } = useReviewWords();
  const group = useRef<HTMLFieldSetElement>(null);
  // The first thing to do here, so the keyboard begins with it.
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  const toggle = (reason: RejectionReason) =>
    choose(
      chosen.includes(reason) ? chosen.filter((each) => each !== reason) : [...chosen, reason],
    );
  return (
    <fieldset ref={group} className="flex flex-col">
      <legend className="font-semibold">{t`Reasons`}</legend>
      {rejectionReasonNames.map((reason) => (
        <CheckField
          key={reason}
          label={reasonOf(reason)}
          checked={chosen.includes(reason)}
          onChange={() => toggle(reason)}
        />
      ))}
    </fieldset>
  );
}

/** A decision: what it will do, why, what the player will read of it, and afterwards what it did. */
export function DecideDialog(props: DecideDialogProps) {
  const { review, decision, marks, onClose } = props;
  const { t } = useLingui();
  const form = useId();
  const words = useDecisionWords(review)[decision];
  const [reasons, setReasons] = useState<readonly RejectionReason[]>([]);
  const [comment, setComment] = useState('');
  const [outcome, setOutcome] = useState<Outcomes | null>(null);
  const { submit, isBusy, problem, setProblem } = useSubmit(decideReview, {
    problemIn: 'form',
    onDone: setOutcome,
  });
  const isTurnedDown = decision === 'reject' || decision === 'return';
  const given: Given = {
    reasons,
    fields: isTurnedDown ? marks.fields : [],
    idNumber: marks.idNumber,
  };
  const lacks = {
    reason: t`Choose at least one reason: the player reads it`,
    field: t`Close this and mark in the table what should be given again`,
    'id-number': t`Close this and type the ID number from the photo: no scan has read it`,
  };
  const decide = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFor(decision, review, given);
    if (missing !== null) return setProblem(lacks[missing]);
    const { uid, version } = review;
    const isDone = await submit({
      uid,
      version,
      decision,
      reasons: [...reasons],
      fields: [...given.fields],
      comment: comment.trim(),
      ...(decision === 'full' && marks.idNumber.trim() !== ''
        ? { id_number: marks.idNumber.trim() }
        : {}),
    });
    // Somebody was quicker, or the claim has ended: the case behind the dialog says how it stands.
    if (!isDone) await refreshFor(decideReview);
  };
  if (outcome !== null) {
    return <Outcome uid={review.uid} outcome={outcome} title={words.title} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <FirstButton
            isFirst={!isTurnedDown}
            type="submit"
            form={form}
            kind={decision === 'reject' ? 'danger' : 'primary'}
            busy={isBusy}
          >
            {words.label}
          </FirstButton>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void decide(event)} className="flex flex-col gap-3">
        <div className="rounded-control bg-sunken px-3 py-2">{words.effect}</div>
        {isTurnedDown && <Reasons chosen={reasons} choose={setReasons} />}
        {(isTurnedDown || decision === 'escalate') && (
          <TextArea
            label={isTurnedDown ? t`In your words, for the player` : t`What to look at`}
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
        <PlayerReads sight={words.sight} given={given} comment={comment} />
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
