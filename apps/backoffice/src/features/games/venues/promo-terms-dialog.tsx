import { useLingui } from '@lingui/react/macro';
import { askPromoTerms, type StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped, numberTyped } from '../../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface PromoTermsDialogProps {
  readonly venue: StaffVenue;
  readonly onClose: () => void;
}

/** Asks a second person to change what the promotions of a venue may credit. */
export function PromoTermsDialog({ venue, onClose }: PromoTermsDialogProps) {
  const { t } = useLingui();
  const { promo_allowance, promo_wagering_times } = venue.ceilings;
  const reasons = useReasons(askPromoTerms.reasons);
  const form = useDecisionForm(askPromoTerms, {
    typed: { promo_allowance, promo_wagering_times: String(promo_wagering_times) },
    input: (typed) => ({
      ...typed,
      venue: venue.code,
      promo_allowance: moneyTyped(typed.promo_allowance) ?? typed.promo_allowance,
      promo_wagering_times: numberTyped(typed.promo_wagering_times),
    }),
    words: { promo_wagering_times: t`A whole number from 1 to 100` },
  });
  const asking = useAsking(askPromoTerms, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Promotions of ${venue.name}`}
      consequence={t`Once a second person has approved, the provider may credit so much a day by promotions of its own. What is beyond is held back for a decision.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`A day at most, in pesos`}
        inputMode="decimal"
        {...form.field('promo_allowance')}
      />
      <TextField
        label={t`Played so many times before it can be withdrawn`}
        inputMode="numeric"
        {...form.field('promo_wagering_times')}
      />
    </DecisionFormDialog>
  );
}
