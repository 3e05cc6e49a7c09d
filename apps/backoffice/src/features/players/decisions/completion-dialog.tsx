import { useLingui } from '@lingui/react/macro';
import { askCompletion, takeBackCompletion } from '@perya/contract/kyc/staff-calls/compliance';
import { PlayerDecision } from './player-decision.tsx';
import { useReasons } from './use-reasons.ts';

interface CompletionDialogProps {
  readonly uid: string;
  /** Whether it is asked for already, and is to be taken back. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** Asks the player to complete the identity check, or no longer. */
export function CompletionDialog({ uid, isAsked, onClose }: CompletionDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  const dialog = { inputOf: (reason: string) => ({ uid, reason }), onClose };
  if (isAsked) {
    return (
      <PlayerDecision
        {...dialog}
        call={takeBackCompletion}
        title={t`Player ${uid} need not complete the check`}
        consequence={t`The mark goes. Where the player's 72 hours are over, the check must be completed all the same.`}
        reasons={reasons('uncompletion')}
        decideLabel={t`Take it back`}
        outcomeOf={({ changed }) =>
          changed ? t`The mark is gone.` : t`Somebody else has taken it back already.`
        }
      />
    );
  }
  return (
    <PlayerDecision
      {...dialog}
      call={askCompletion}
      title={t`Ask player ${uid} to complete the check`}
      consequence={t`After the next login the player is led to the identity check, and while the compliance window of their site is in force from every page. It is undone here at any time.`}
      reasons={reasons('completion')}
      decideLabel={t`Ask the player`}
      outcomeOf={({ changed }) =>
        changed ? t`The player must complete the check.` : t`Somebody else has asked already.`
      }
    />
  );
}
