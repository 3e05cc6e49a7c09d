import { useLingui } from '@lingui/react/macro';
import { askMatch, type Receipt } from '@perya/contract/payments/staff-calls/deposits';
import { requestActions } from '@perya/contract/staff/request-actions';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { formatMoney } from '../../../lib/show/format-money.ts';

interface MatchDialogProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

/** Asks a second person to credit a payment that fits no deposit. */
export function MatchDialog({ receipt, onClose }: MatchDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(requestActions['payments.match'].reasons);
  const asking = useAsking(askMatch);
  const [uid, setUid] = useState(receipt.uid ?? '');
  const [hasTried, setTried] = useState(false);
  const isPlayer = /^\d{1,18}$/.test(uid.trim());
  const money = formatMoney(receipt.amount, false);
  const { gateway, payment_id } = receipt;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Credit payment ${payment_id}`}
      consequence={t`Once a second person has approved, ${money} is credited to the player, and must be played once before it can be withdrawn.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      onDecide={(_reason, { chosen, words }) => {
        setTried(true);
        if (!isPlayer) return;
        const wanted = { gateway, payment_id, uid: uid.trim() };
        void asking.submit({ ...wanted, reason: chosen as never, words });
      }}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`Player id`}
        inputMode="numeric"
        value={uid}
        onChange={(event) => setUid(event.target.value)}
        error={hasTried && !isPlayer ? t`Type the id of the player` : undefined}
      />
    </DecisionDialog>
  );
}
