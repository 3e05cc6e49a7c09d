import { useLingui } from '@lingui/react/macro';
import { closeDoors } from '@perya/contract/house/staff-calls/opening';
import { useState } from 'react';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface CloseDialogProps {
  /** Of the doors as they were seen. */
  readonly turn: number;
  readonly onClose: () => void;
  /** Reads the doors anew: they may have been opened or closed meanwhile. */
  readonly onRefused: () => Promise<unknown>;
}

/** Closes the house at once, by one person. */
export function CloseDialog({ turn, onClose, onRefused }: CloseDialogProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(closeDoors, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const close = async (reason: string) => {
    if (!(await submit({ turn, reason }))) await onRefused();
  };
  const reasons = [
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'fault', label: t`Something is faulty` },
    { value: 'fraud', label: t`Suspicion of fraud` },
    { value: 'planned', label: t`Planned` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Close the house`}
      consequence={
        <div className="flex flex-col gap-1">
          <p className="font-semibold">{t`Nobody registers, pays in or opens a game from now on.`}</p>
          <p>{t`Players can still log in, read and withdraw. Games that are open go on: to stop them, stop gaming as well.`}</p>
          <p>{t`To open again, a second person has to approve it.`}</p>
        </div>
      }
      reasons={reasons}
      decideLabel={t`Close now`}
      onDecide={(reason) => void close(reason)}
      busy={isBusy}
      problem={problem}
      outcome={isDone && t`The house is closed to players.`}
      isDangerous
    />
  );
}
