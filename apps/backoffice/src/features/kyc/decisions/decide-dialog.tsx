import { useLingui } from '@lingui/react/macro';
import {
  decideReview,
  type Review,
  type ReviewDecision,
  type ReviewedField,
} from '@perya/contract/kyc/staff-calls/reviews';
import { type RejectionReason, rejectionReasonNames } from '@perya/contract/rules/kyc-options';
import { useState } from 'react';
import { CheckGroup, TextArea } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { missingFor } from './missing-for.ts';
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

function useDecideForm({ review, decision, marks }: DecideDialogProps, isTurnedDown: boolean) {
  const { t } = useLingui();
  const { uid, version } = review;
  const idNumber = marks.idNumber.trim();
  const given = { fields: isTurnedDown ? marks.fields : [], idNumber };
  return useCallForm(decideReview, {
    typed: { ...given, reasons: [] as readonly RejectionReason[], comment: '', id_number: '' },
    input: ({ reasons, comment }) => ({
      uid,
      version,
      decision,
      reasons,
      comment,
      fields: given.fields,
      ...(decision === 'full' && idNumber !== '' && { id_number: idNumber }),
    }),
    refuses: ({ reasons }) => [missingFor(decision, review, { ...given, reasons }) ?? false],
    words: {
      reasons: t`Choose at least one reason: the player reads it`,
      fields: t`Close this and mark in the table what should be given again`,
      id_number: t`Close this and type the ID number from the photo: no scan has read it`,
    },
    refusals: {
      REVIEW_NEEDS_REASON: 'reasons',
      WORDS_MARKUP: 'comment',
      WORDS_UNREADABLE: 'comment',
    },
  });
}

/** A decision: what it will do, why, what the player will read of it, and afterwards what it did. */
export function DecideDialog(props: DecideDialogProps) {
  const { review, decision, onClose } = props;
  const { t } = useLingui();
  const { reasonOf } = useReviewWords();
  const words = useDecisionWords(review)[decision];
  const isTurnedDown = decision === 'reject' || decision === 'return';
  const form = useDecideForm(props, isTurnedDown);
  const { typed, choose, errorOf } = form;
  const [outcome, setOutcome] = useState<Outcomes | null>(null);
  const { submit, isBusy, problem } = useSubmit(decideReview, { form, onDone: setOutcome });
  if (outcome !== null) {
    return <Outcome uid={review.uid} outcome={outcome} title={words.title} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={words.title}
      width="wide"
      isWritten={typed.comment.trim() !== ''}
      onClose={onClose}
      onSubmit={form.onSubmit(async (input) => {
        // Somebody was quicker, or the claim has ended: the case behind the dialog says how it stands.
        if (!(await submit(input))) await refreshFor(decideReview);
      })}
      submitLabel={words.label}
      startsAt={isTurnedDown ? 'fields' : 'submit'}
      isDangerous={decision === 'reject'}
      busy={isBusy}
      // What is marked and typed in the case has no field here.
      problem={errorOf('fields') ?? errorOf('id_number') ?? problem}
    >
      <div className="rounded-control bg-sunken px-3 py-2">{words.effect}</div>
      {isTurnedDown && (
        <CheckGroup
          legend={t`Reasons`}
          options={rejectionReasonNames.map((value) => ({ value, label: reasonOf(value) }))}
          chosen={typed.reasons}
          onChoose={(reasons) => choose('reasons', reasons)}
          isColumn
          error={errorOf('reasons')}
        />
      )}
      {(isTurnedDown || decision === 'escalate') && (
        <TextArea
          label={isTurnedDown ? t`In your words, for the player` : t`What to look at`}
          maxLength={500}
          {...form.field('comment')}
        />
      )}
      <PlayerReads sight={words.sight} given={typed} comment={typed.comment} />
    </FormDialog>
  );
}
