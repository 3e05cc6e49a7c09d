import { useLingui } from '@lingui/react/macro';
import {
  askAccountClosing,
  askAccountReopening,
} from '@perya/contract/privacy/staff-calls/closing';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface ClosingDialogProps {
  readonly uid: string;
  readonly isClosed: boolean;
  readonly onClose: () => void;
}

/** Asks a second person to close an account whose player asked for it, or to open a closed one again. */
export function ClosingDialog({ uid, isClosed, onClose }: ClosingDialogProps) {
  return isClosed ? (
    <ReopenDialog uid={uid} onClose={onClose} />
  ) : (
    <CloseDialog uid={uid} onClose={onClose} />
  );
}

type OneDialogProps = Omit<ClosingDialogProps, 'isClosed'>;

function CloseDialog({ uid, onClose }: OneDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askAccountClosing.reasons);
  const asking = useAsking(askAccountClosing);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Close the account of player ${uid}`}
      consequence={t`Once a second person has approved, every session ends and nobody logs in. For the days of the policy a login takes it back. What is in the wallet stays the player's. The player is told.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      onDecide={(_reason, { chosen, words }) =>
        void asking.submit({ uid, reason: chosen as never, words })
      }
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
      isDangerous
    />
  );
}

function ReopenDialog({ uid, onClose }: OneDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askAccountReopening.reasons);
  const asking = useAsking(askAccountReopening);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Open the account of player ${uid} again`}
      consequence={t`Once a second person has approved, the player can log in again and finds what was left. Limits and exclusions stay as they are. The player is told.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      onDecide={(_reason, { chosen, words }) =>
        void asking.submit({ uid, reason: chosen as never, words })
      }
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    />
  );
}
