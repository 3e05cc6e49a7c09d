import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  askRefund,
  type readPaymentCase,
  refundReceipt,
} from '@perya/contract/payments/staff-calls/cases';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';

interface GiveBackProps {
  readonly id: string;
  readonly receipt: NonNullable<AnswerOf<typeof readPaymentCase>['receipt']>;
}

/** Says that the payment of a case was given back at the gateway; a large one with a second person. */
export function GiveBack(props: GiveBackProps) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { state, needs_second_person: needsSecond } = props.receipt;
  if (!may('payments.match') || state !== 'stray') return null;
  const begin = () => setOpen(true);
  return (
    <>
      {needsSecond ? (
        <UnlessWaiting action={askRefund.asks} topic={props.id}>
          <Button onClick={begin}>{t`Ask to mark given back`}</Button>
        </UnlessWaiting>
      ) : (
        <Button onClick={begin}>{t`Given back`}</Button>
      )}
      {isOpen && <GiveBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiveBackDialog({
  id,
  receipt,
  onClose,
}: GiveBackProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasons(askRefund.reasons);
  const form = useDecisionForm(askRefund, {
    typed: { refund_reference: '' },
    input: (typed) => ({ id, ...typed }),
    words: { refund_reference: t`3 to 80 letters, digits or one of . / : # -` },
    refusals: { REFUND_KNOWN: 'refund_reference' },
  });
  const asking = useAsking(askRefund, form);
  const alone = useSubmit(refundReceipt, { form, onDone: onClose });
  const { payment_id: payment, currency, amount, needs_second_person: needsSecond } = receipt;
  const { submit, isBusy, problem } = needsSecond ? asking : alone;
  const money = currency === 'PHP' ? formatMoney(amount) : `${currency} ${amount}`;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Payment ${payment} was given back`}
      consequence={
        <>
          <p>{t`Give ${money} back at the gateway first: here it is only noted, the case is closed, and no balance changes.`}</p>
          {needsSecond && <p>{t`A second person approves it.`}</p>}
        </>
      }
      reasons={reasons}
      decideLabel={needsSecond ? t`Ask` : t`Mark as given back`}
      busy={isBusy}
      problem={problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`Reference of the refund`}
        hint={t`As the gateway names it`}
        maxLength={80}
        {...form.field('refund_reference')}
      />
    </DecisionFormDialog>
  );
}
