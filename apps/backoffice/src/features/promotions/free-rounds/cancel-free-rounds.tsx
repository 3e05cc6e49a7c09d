import { useLingui } from '@lingui/react/macro';
import {
  cancelFreeRounds,
  type StaffFreeRounds,
} from '@perya/contract/promotions/staff-calls/free-rounds';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface CancelFreeRoundsProps {
  readonly rounds: StaffFreeRounds;
  readonly onClose: () => void;
}

/** Takes away what was not played yet. */
export function CancelFreeRounds({ rounds, onClose }: CancelFreeRoundsProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(cancelFreeRounds, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const { uid, id } = rounds;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Take the free rounds of player ${uid} away`}
      consequence={t`The provider is asked to take away what was not played. What they have won so far is credited, and the rest of what was kept goes back to the budget.`}
      reasons={[
        { value: 'mistake', label: t`It was a mistake` },
        { value: 'accounts', label: t`Several accounts of one person` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Take away`}
      onDecide={(reason) => void submit({ uid, id, reason })}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? <p>{t`The provider is being asked.`}</p> : undefined}
      isDangerous
    />
  );
}
