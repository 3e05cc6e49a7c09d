import { useLingui } from '@lingui/react/macro';
import {
  type AttestedLine,
  askToAttest,
  backupDays,
} from '@perya/contract/house/staff-calls/opening';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useReasons } from '../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

type AttestReason = (typeof askToAttest)['reasons'][number];

interface AttestDialogProps {
  readonly line: AttestedLine;
  readonly onClose: () => void;
}

/** Says with a colleague what no server can know. */
export function AttestDialog({ line, onClose }: AttestDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askToAttest.reasons);
  const [asked, setAsked] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(askToAttest, {
    problemIn: 'form',
    onDone: ({ id }) => setAsked(id),
  });
  const says = {
    backup: t`You and a colleague say that a backup of this house was restored elsewhere and found whole. It holds for ${backupDays} days.`,
    scanner: t`You and a colleague say that the provider that scans IDs is accredited for this licence.`,
  };
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Attest`}
      consequence={says[line]}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ line, reason: chosen as AttestReason, words })
      }
      busy={isBusy}
      problem={problem}
      outcome={asked !== null && <AskedOutcome id={asked} />}
    />
  );
}
