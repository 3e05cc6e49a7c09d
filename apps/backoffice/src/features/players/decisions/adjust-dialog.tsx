import { useLingui } from '@lingui/react/macro';
import {
  type AdjustmentWanted,
  adjustmentCategories,
  askAdjustment,
} from '@perya/contract/payments/staff-calls/cases';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { changeTyped } from '../../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface AdjustDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Asks a second person to correct the balance of a player. */
export function AdjustDialog({ uid, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askAdjustment.reasons);
  const form = useDecisionForm(askAdjustment, {
    typed: { amount: '', category: 'game' },
    input: (typed) => ({ ...typed, uid, amount: changeTyped(typed.amount) }),
    words: { amount: t`An amount, as 150.50 or -20` },
    refusals: { ADJUSTMENT_TOO_LARGE: 'amount' },
  });
  const asking = useAsking(askAdjustment, form);
  const names: Record<AdjustmentWanted['category'], string> = {
    game: t`A game`,
    payment: t`A payment`,
    goodwill: t`Goodwill`,
    other: t`Another cause`,
  };
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Correct the balance of player ${uid}`}
      consequence={t`Once a second person has approved, the balance changes at once. What is added can be withdrawn without play.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`Amount, in pesos`}
        hint={t`With a minus it is taken from the balance`}
        inputMode="text"
        {...form.field('amount')}
      />
      <SelectField
        label={t`Because of`}
        options={adjustmentCategories.map((value) => ({ value, label: names[value] }))}
        {...form.field('category')}
      />
    </DecisionFormDialog>
  );
}
