import { useLingui } from '@lingui/react/macro';
import {
  disqualifyPlayer,
  requalifyPlayer,
  type StaffRanking,
} from '@perya/contract/promotions/staff-calls/ranking';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

export interface Wanted {
  readonly verb: 'disqualify' | 'requalify';
  readonly uid: string;
}

interface DecideOnPlayerProps extends Wanted {
  readonly ranking: Pick<StaffRanking, 'promotion' | 'day'>;
  readonly onClose: () => void;
}

/** Leaves a player out of the ranking of a day, or lets them in again. */
export function DecideOnPlayer({ ranking, verb, uid, onClose }: DecideOnPlayerProps) {
  const { t } = useLingui();
  const isOut = verb === 'disqualify';
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(isOut ? disqualifyPlayer : requalifyPlayer, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const { promotion, day } = ranking;
  const other = { value: 'other', label: t`Another reason` };
  const reasons = isOut
    ? [
        { value: 'script', label: t`Played by a script` },
        { value: 'accounts', label: t`Several accounts of one person` },
        { value: 'collusion', label: t`Play that was agreed with others` },
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        other,
      ]
    : [{ value: 'mistake', label: t`It was a mistake` }, other];
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={isOut ? t`Disqualify player ${uid}` : t`Let player ${uid} in again`}
      consequence={
        isOut
          ? t`On ${day} the player is left out of the list at once and wins no prize; whoever stands below moves up. It can be undone until the day is decided.`
          : t`On ${day} the player stands in the list again at once, with everything they staked.`
      }
      reasons={reasons}
      decideLabel={isOut ? t`Disqualify` : t`Let in again`}
      onDecide={(reason) => void submit({ promotion, day, uid, reason })}
      busy={isBusy}
      problem={problem}
      outcome={
        isDone ? (
          <p>{isOut ? t`The player is out of the list.` : t`The player is in the list again.`}</p>
        ) : undefined
      }
      isDangerous={isOut}
    />
  );
}
