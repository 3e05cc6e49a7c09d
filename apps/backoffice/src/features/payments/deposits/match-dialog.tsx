import { useLingui } from '@lingui/react/macro';
import { askMatch, type Receipt } from '@perya/contract/payments/staff-calls/deposits';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { formatMoney } from '../../../lib/show/format-money.ts';

interface MatchDialogProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
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
      <TextField label={t`Player id`} inputMode="numeric" {...form.field('uid')} />
    </DecisionFormDialog>
  );
}
