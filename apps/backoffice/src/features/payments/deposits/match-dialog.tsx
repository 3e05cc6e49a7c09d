import { useLingui } from '@lingui/react/macro';
import { askMatch, type Receipt } from '@perya/contract/payments/staff-calls/deposits';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { PickerField } from '../../../lib/search/picker-field.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';

interface MatchDialogProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

/** The same from the case of the payment. */
export function CreditReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { gateway, payment_id, state, currency } = receipt;
  if (!may('payments.match') || state !== 'stray' || currency !== 'PHP') return null;
  return (
    <>
      <UnlessWaiting action={askMatch.asks} topic={`${gateway}/${payment_id}`}>
        <Button kind="primary" onClick={() => setOpen(true)}>{t`Ask to credit`}</Button>
      </UnlessWaiting>
      {isOpen && <MatchDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks a second person to credit a payment that fits no deposit. */
export function MatchDialog({ receipt, onClose }: MatchDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askMatch.reasons);
  const { gateway, payment_id } = receipt;
  const form = useDecisionForm(askMatch, {
    typed: { uid: receipt.uid ?? '' },
    input: (typed) => ({ ...typed, gateway, payment_id, uid: typed.uid.trim() }),
    words: { uid: t`Type the id of the player` },
    refusals: { NOT_FOUND: 'uid', ADJUSTMENT_OF_TEST: 'uid' },
  });
  const asking = useAsking(askMatch, form);
  const money = formatMoney(receipt.amount, false);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Credit payment ${payment_id}`}
      consequence={t`Once a second person has approved, ${money} is credited to the player, and must be played once before it can be withdrawn.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <PickerField
        kind="player"
        label={t`Player id`}
        value={form.typed.uid}
        set={(uid) => form.choose('uid', uid)}
        error={form.errorOf('uid')}
      />
    </DecisionFormDialog>
  );
}
