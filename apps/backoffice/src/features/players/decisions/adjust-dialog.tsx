import { useLingui } from '@lingui/react/macro';
import {
  type AdjustmentWanted,
  adjustmentCategories,
  askAdjustment,
} from '@perya/contract/payments/staff-calls/cases';
import { requestActions } from '@perya/contract/staff/request-actions';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { changeTyped } from '../../../lib/fields/money-typed.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface AdjustDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Asks a second person to correct the balance of a player. */
export function AdjustDialog({ uid, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(requestActions['ledger.adjust'].reasons);
  const asking = useAsking(askAdjustment);
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<AdjustmentWanted['category']>('game');
  const [hasTried, setTried] = useState(false);
  const amount = changeTyped(typed);
  const names: Record<AdjustmentWanted['category'], string> = {
    game: t`A game`,
    payment: t`A payment`,
    goodwill: t`Goodwill`,
    other: t`Another cause`,
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Correct the balance of player ${uid}`}
      consequence={t`Once a second person has approved, the balance changes at once. What is added can be withdrawn without play.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      onDecide={(_reason, { chosen, words }) => {
        setTried(true);
        if (amount === null) return;
        void asking.submit({ uid, amount, category, reason: chosen as never, words });
      }}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`Amount, in pesos`}
        hint={t`With a minus it is taken from the balance`}
        inputMode="text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={hasTried && amount === null ? t`An amount, as 150.50 or -20` : undefined}
      />
      <SelectField
        label={t`Because of`}
        options={adjustmentCategories.map((value) => ({ value, label: names[value] }))}
        value={category}
        onChange={(event) => setCategory(event.target.value as AdjustmentWanted['category'])}
      />
    </DecisionDialog>
  );
}
