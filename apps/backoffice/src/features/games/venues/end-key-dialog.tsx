import { useLingui } from '@lingui/react/macro';
import { retireVenueKey, type StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface EndKeyDialogProps {
  readonly venue: StaffVenue;
  readonly id: string;
  readonly onClose: () => void;
}

export function EndKeyDialog({ venue, id, onClose }: EndKeyDialogProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(retireVenueKey, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const reasons = [
    t`The provider uses the new key`,
    t`The key has leaked, or may have`,
    t`Another reason`,
  ].map((label) => ({ value: label, label }));
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`End the key ${id}`}
      consequence={t`Requests signed with it are refused everywhere within five seconds. It cannot be brought back.`}
      reasons={reasons}
      decideLabel={t`End the key`}
      onDecide={(reason) => void submit({ venue: venue.code, id, reason })}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`The key is no longer valid.` : undefined}
      isDangerous
    />
  );
}
