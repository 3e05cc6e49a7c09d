import { useLingui } from '@lingui/react/macro';
import {
  listStaffVenues,
  rotateVenueKey,
  type StaffVenue,
} from '@perya/contract/staff/calls/venues';
import { useState } from 'react';
import { TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { refreshCalls } from '../../../lib/query/call-key.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface NewKeyDialogProps {
  readonly venue: StaffVenue;
  readonly onClose: () => void;
}

/** Gives a venue a new key. The secret is in this dialog and nowhere else: once it is closed nobody can read it again. */
export function NewKeyDialog({ venue: shown, onClose }: NewKeyDialogProps) {
  const { t } = useLingui();
  const [venue] = useState(shown);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const valid = venue.keys.filter(({ retired_at }) => retired_at === null).map(({ id }) => id);
  const [oldest = ''] = valid;
  const { submit, isBusy, problem } = useSubmit(rotateVenueKey, {
    problemIn: 'form',
    onDone: ({ id, secret }) => {
      setMade({ id, secret });
      return refreshCalls(listStaffVenues);
    },
  });
  const reasons = [
    t`Planned replacement`,
    t`The key has leaked, or may have`,
    t`The provider asks for it`,
    t`Another reason`,
  ].map((label) => ({ value: label, label }));
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`New key for ${venue.name}`}
      consequence={
        valid.length > 1
          ? t`Two keys are valid at a time: the oldest, ${oldest}, ends at once. Make sure that the provider no longer uses it.`
          : t`The new key is valid beside the present one until you end that.`
      }
      reasons={reasons}
      decideLabel={t`Make the key`}
      onDecide={(reason) => void submit({ venue: venue.code, valid, reason })}
      busy={isBusy}
      problem={problem}
      isDangerous={valid.length > 1}
      outcome={
        made && (
          <div className="flex flex-col gap-3">
            <p>{t`The secret is shown this once. Hand it to the provider now.`}</p>
            <TextField label={t`Key`} readOnly value={made.id} />
            <TextField
              label={t`Secret`}
              readOnly
              value={made.secret}
              onFocus={({ target }) => target.select()}
              autoComplete="off"
            />
          </div>
        )
      }
    />
  );
}
