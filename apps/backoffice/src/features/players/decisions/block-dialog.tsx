import { Plural, useLingui } from '@lingui/react/macro';
import { blockPlayer, unblockPlayer } from '@perya/contract/kyc/staff-calls/player-status';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
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

export function UnblockDialog({ uid, onClose }: DialogProps) {
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
