import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  askRefund,
  type readPaymentCase,
  refundReceipt,
} from '@perya/contract/payments/staff-calls/cases';
import { requestActions } from '@perya/contract/staff/request-actions';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';

interface GiveBackProps {
  readonly id: string;
  readonly receipt: NonNullable<AnswerOf<typeof readPaymentCase>['receipt']>;
}

const referencePattern = /^[A-Za-z0-9][\w ./:#-]{2,79}$/;

/** Says that the payment of a case was given back at the gateway; a large one with a second person. */
export function GiveBack({ id, receipt }: GiveBackProps) {
  const { t } = useLingui();
  const may = useMay();
  const reasons = useReasons(requestActions['payments.refund'].reasons);
  const asking = useAsking(askRefund);
  const alone = useSubmit(refundReceipt, {
    problemIn: 'form',
    onDone: asking.close,
  });
  const [reference, setReference] = useState('');
  const [hasTried, setTried] = useState(false);
  if (!may('payments.match') || receipt.state !== 'stray') return null;
  const needsSecond = receipt.needs_second_person;
  const { submit, isBusy, problem } = needsSecond ? asking : alone;
  const isReadable = referencePattern.test(reference.trim());
  const { payment_id: payment, currency, amount } = receipt;
  const money = currency === 'PHP' ? formatMoney(amount) : `${currency} ${amount}`;
  return (
    <>
      <Button onClick={asking.begin}>
        {needsSecond ? t`Ask to mark given back` : t`Given back`}
      </Button>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={t`Payment ${payment} was given back`}
          consequence={
            <>
              <p>{t`Give ${money} back at the gateway first: here it is only noted, the case is closed, and no balance changes.`}</p>
              {needsSecond && <p>{t`A second person approves it.`}</p>}
            </>
          }
          reasons={reasons}
          decideLabel={needsSecond ? t`Ask` : t`Mark as given back`}
          onDecide={(_reason, { chosen, words }) => {
            setTried(true);
            if (!isReadable) return;
            const wanted = { id, refund_reference: reference.trim() };
            void submit({ ...wanted, reason: chosen as never, words });
          }}
          busy={isBusy}
          problem={problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        >
          <TextField
            label={t`Reference of the refund`}
            hint={t`As the gateway names it`}
            maxLength={80}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            error={
              hasTried && !isReadable ? t`3 to 80 letters, digits or one of . / : # -` : undefined
            }
          />
        </DecisionDialog>
      )}
    </>
  );
}
