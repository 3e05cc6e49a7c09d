import { useLingui } from '@lingui/react/macro';
import { askVenueKey, type StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useReasons } from '../../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface NewKeyDialogProps {
  readonly venue: StaffVenue;
  readonly onClose: () => void;
}

/** Asks a second person for a new key of a venue; whoever asks collects its secret after the approval, once. */
export function NewKeyDialog({ venue: shown, onClose }: NewKeyDialogProps) {
  const { t } = useLingui();
  const [venue] = useState(shown);
  const [request, setRequest] = useState<string | null>(null);
  const reasons = useReasons(askVenueKey.reasons);
  const valid = venue.keys.filter(({ retired_at }) => retired_at === null).map(({ id }) => id);
  const [oldest = ''] = valid;
  const { submit, isBusy, problem } = useSubmit(askVenueKey, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`New key for ${venue.name}`}
      consequence={
        <div className="flex flex-col gap-1">
          <p>{t`A second person has to approve it. Then you collect the secret at the request, once, within 24 hours; the key is valid from then on.`}</p>
          {valid.length > 1 && (
            <p>{t`Two keys are valid at a time: the oldest, ${oldest}, ends when you collect. Make sure that the provider no longer uses it.`}</p>
          )}
        </div>
      }
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ venue: venue.code, valid, reason: chosen as 'other', words })
      }
      busy={isBusy}
      problem={problem}
      isDangerous={valid.length > 1}
      outcome={request && <AskedOutcome id={request} />}
    />
  );
}
