import { useLingui } from '@lingui/react/macro';
import { pauseJackpot, type StaffJackpot } from '@perya/contract/games/staff-calls/jackpots';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface StopJackpotDialogProps {
  readonly jackpot: StaffJackpot;
  readonly onClose: () => void;
}

/** Stops a jackpot at once; what is in it stays where it is. */
export function StopJackpotDialog({ jackpot, onClose }: StopJackpotDialogProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(pauseJackpot, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const { code, version: seen, name_en: name } = jackpot;
  const reasons = [
    t`Something is wrong with a game`,
    t`Something is wrong with the draw`,
    t`Another reason`,
  ].map((label) => ({ value: label, label }));
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Stop the jackpot ${name}`}
      consequence={t`From now on no stake adds to it and no round wins it, on every server. What is in it stays and is owed to players. To let it run again takes two people.`}
      reasons={reasons}
      decideLabel={t`Stop`}
      onDecide={(reason) => void submit({ code, seen, reason })}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`The jackpot is stopped.` : undefined}
      isDangerous
    />
  );
}
