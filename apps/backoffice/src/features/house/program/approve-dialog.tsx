import { useLingui } from '@lingui/react/macro';
import { askToApproveRelease } from '@perya/contract/release/staff-calls/program';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';

type ApproveReason = (typeof askToApproveRelease)['reasons'][number];

/** A release by its hash and the version it calls itself. */
export interface Proposed {
  readonly hash: string;
  readonly version: string;
}

interface ApproveDialogProps {
  readonly proposed: Proposed;
  readonly onClose: () => void;
}

/** Asks a second person to say that a release may run, before it is rolled out or after it was started. */
export function ApproveDialog({ proposed, onClose }: ApproveDialogProps) {
  const { t } = useLingui();
  const [hash, setHash] = useState(proposed.hash);
  const [version, setVersion] = useState(proposed.version);
  const [isTried, setTried] = useState(false);
  const asking = useAsking(askToApproveRelease);
  const isHash = /^[0-9a-f]{64}$/.test(hash.trim());
  const isVersion = version.trim() !== '';
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Approve a release`}
      consequence={t`You and a colleague say that this release was tested and may run. Compare the hash with the one that was printed when it was made.`}
      reasons={useReasons(askToApproveRelease.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) => {
        setTried(true);
        if (!isHash || !isVersion) return;
        const wanted = { hash: hash.trim(), version: version.trim() };
        void asking.submit({ ...wanted, reason: chosen as ApproveReason, words });
      }}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked !== null && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`Hash of the release`}
        value={hash}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setHash(event.target.value)}
        error={isTried && !isHash ? t`64 digits, 0 to 9 and a to f` : undefined}
      />
      <TextField
        label={t`Version`}
        value={version}
        onChange={(event) => setVersion(event.target.value)}
        error={isTried && !isVersion ? t`Say what it calls itself` : undefined}
      />
    </DecisionDialog>
  );
}
