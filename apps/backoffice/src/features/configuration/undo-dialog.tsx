import { useLingui } from '@lingui/react/macro';
import {
  askConfigurationUndo,
  type BroughtIn,
} from '@perya/contract/configuration/staff-calls/configuration';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';

type UndoReason = (typeof askConfigurationUndo)['reasons'][number];

interface UndoDialogProps {
  readonly undone: BroughtIn;
  readonly onClose: () => void;
}

/** Asks a second person to put back what a file has changed. */
export function UndoDialog({ undone: { id, digest }, onClose }: UndoDialogProps) {
  const { t } = useLingui();
  const asking = useAsking(askConfigurationUndo);
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Undo file ${digest}…`}
      consequence={t`Every row is put back as it was before the file, if nobody has changed it since. Documents that were published stay.`}
      reasons={useReasons(askConfigurationUndo.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void asking.submit({ id, reason: chosen as UndoReason, words })
      }
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked !== null && <AskedOutcome id={asking.asked} />}
    />
  );
}
