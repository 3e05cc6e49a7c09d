import { Plural, useLingui } from '@lingui/react/macro';
import {
  askUnblock,
  blockPlayer,
  readPlayerStatus,
  unblockAloneHours,
  unblockPlayer,
} from '@perya/contract/kyc/staff-calls/player-status';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons as useAskReasons } from '../../../lib/asking/use-asking.ts';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { PlayerDecision } from './player-decision.tsx';
import { useReasons } from './use-reasons.ts';

interface DialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

export function BlockDialog({ uid, onClose }: DialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  return (
    <PlayerDecision
      call={blockPlayer}
      inputOf={(reason) => ({ uid, reason })}
      title={t`Block player ${uid}`}
      consequence={t`Every session ends at once. No new bet is taken, deposits and withdrawals are shut; rounds that are open finish. The player is told by SMS.`}
      reasons={reasons('block')}
      decideLabel={t`Block`}
      isDangerous
      onClose={onClose}
      outcomeOf={({ changed, ended }) =>
        changed ? (
          <p>
            {t`The player is blocked.`}{' '}
            <Plural value={ended} one="# session ended." other="# sessions ended." />
          </p>
        ) : (
          t`Somebody else has blocked the player already.`
        )
      }
    />
  );
}

/** Within a day one person lifts a block; an older one is asked for. */
export function UnblockDialog(props: DialogProps) {
  const { answer } = useCall(readPlayerStatus, { uid: props.uid });
  const [openedAt] = useState(() => Date.now() / 1000);
  if (answer === null) return null;
  const blockedAt = answer.history.find(({ after }) => after === 'block')?.at ?? openedAt;
  const isOld = openedAt - blockedAt >= unblockAloneHours * 3600;
  return isOld ? <AskUnblock {...props} /> : <UnblockAlone {...props} />;
}

function AskUnblock({ uid, onClose }: DialogProps) {
  const { t } = useLingui();
  const reasons = useAskReasons(askUnblock.reasons);
  const asking = useAsking(askUnblock);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Ask to unblock player ${uid}`}
      consequence={t`The block is older than a day: a second person has to approve it within 24 hours. Then the player gets back the status from before the block and is told by SMS.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={asking.isBusy}
      problem={asking.problem}
      onDecide={(_reason, { chosen, words }) =>
        void asking.submit({ uid, reason: chosen as 'other', words })
      }
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    />
  );
}

function UnblockAlone({ uid, onClose }: DialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  return (
    <PlayerDecision
      call={unblockPlayer}
      inputOf={(reason) => ({ uid, reason })}
      title={t`Unblock player ${uid}`}
      consequence={t`The player gets back the status from before the block and can log in and play as that allows. The player is told by SMS.`}
      reasons={reasons('unblock')}
      decideLabel={t`Unblock`}
      onClose={onClose}
      outcomeOf={({ changed, status }) =>
        changed ? (
          <p className="flex items-center gap-2">
            {t`The player is no longer blocked:`} <KycBadge status={status} />
          </p>
        ) : (
          t`The player was not blocked any more.`
        )
      }
    />
  );
}
