import { useLingui } from '@lingui/react/macro';
import { askToOpen } from '@perya/contract/house/staff-calls/opening';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useReasons } from '../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

type OpenReason = (typeof askToOpen)['reasons'][number];

interface OpenDialogProps {
  readonly turn: number;
  readonly onClose: () => void;
}

/** Asks a second person to open the house. */
export function OpenDialog({ turn, onClose }: OpenDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askToOpen.reasons);
  const [asked, setAsked] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(askToOpen, {
    problemIn: 'form',
    onDone: ({ id }) => setAsked(id),
  });
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Ask to open the house`}
      consequence={t`When a colleague approves it, players can register, pay in and play at once. Until then it stays closed.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ turn, reason: chosen as OpenReason, words })
      }
      busy={isBusy}
      problem={problem}
      outcome={asked !== null && <AskedOutcome id={asked} />}
    />
  );
}
