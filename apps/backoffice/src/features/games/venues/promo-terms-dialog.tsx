import { useLingui } from '@lingui/react/macro';
import { askPromoTerms, type StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useActionReasons } from '../../../lib/asking/use-action-reasons.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface PromoTermsDialogProps {
  readonly venue: StaffVenue;
  readonly onClose: () => void;
}

const timesRange = { min: 1, max: 100 };

/** Asks a second person to change what the promotions of a venue may credit. */
export function PromoTermsDialog({ venue, onClose }: PromoTermsDialogProps) {
  const { t } = useLingui();
  const { ceilings } = venue;
  const reasons = useActionReasons('games.promo');
  const [pesos, setPesos] = useState(ceilings.promo_allowance);
  const [times, setTimes] = useState(String(ceilings.promo_wagering_times));
  const [request, setRequest] = useState<string | null>(null);
  const { submit, isBusy, problem, setProblem } = useSubmit(askPromoTerms, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  const ask = (chosen: string, words: string) => {
    const allowance = moneyTyped(pesos);
    const wagering = wholeTyped(times, timesRange);
    if (allowance === null || wagering === null) {
      return setProblem(t`One of the figures cannot be read`);
    }
    const terms = { promo_allowance: allowance, promo_wagering_times: wagering };
    void submit({ venue: venue.code, ...terms, reason: chosen as 'other', words });
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Promotions of ${venue.name}`}
      consequence={t`Once a second person has approved, the provider may credit so much a day by promotions of its own. What is beyond is held back for a decision.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) => ask(chosen, words)}
      busy={isBusy}
      problem={problem}
      outcome={request && <AskedOutcome id={request} />}
    >
      <TextField
        label={t`A day at most, in pesos`}
        inputMode="decimal"
        required
        value={pesos}
        onChange={(event) => setPesos(event.target.value)}
      />
      <TextField
        label={t`Played so many times before it can be withdrawn`}
        inputMode="numeric"
        required
        value={times}
        onChange={(event) => setTimes(event.target.value)}
      />
    </DecisionDialog>
  );
}
