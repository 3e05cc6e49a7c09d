import { useLingui } from '@lingui/react/macro';
import {
  askTurnoverWeight,
  changeTurnoverWeight,
  type TurnoverWeight,
  weightDays,
} from '@perya/contract/games/staff-calls/turnover-weights';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';
import { countedBy, readWeight } from './counted-by.ts';
import { useTypeNames } from './use-type-names.ts';

interface ChangeWeightDialogProps {
  readonly held: TurnoverWeight;
  readonly onClose: () => void;
}

/** Shows what another weight would have counted before it is set. */
export function ChangeWeightDialog({ held, onClose }: ChangeWeightDialogProps) {
  const { t } = useLingui();
  const name = useTypeNames()(held.game_type);
  const reasons = useReasons(askTurnoverWeight.reasons);
  const form = useDecisionForm(askTurnoverWeight, {
    typed: { weight: String(held.weight) },
    input: (typed) => ({
      ...typed,
      game_type: held.game_type,
      weight: readWeight(typed.weight),
      seen: held.weight,
    }),
    words: { weight: t`A whole number from 0 to 100` },
    refusals: { NOTHING_TO_CHANGE: 'weight' },
  });
  const [isDone, setDone] = useState(false);
  const change = useSubmit(changeTurnoverWeight, { form, onDone: () => setDone(true) });
  const ask = useAsking(askTurnoverWeight, form);
  const typed = form.typed.weight;
  const weight = readWeight(typed);
  const isAsked = weight !== null && weight > held.weight;
  const { isBusy, problem } = isAsked ? ask : change;
  const staked = formatMoney(held.staked, false);
  const before = formatMoney(held.counted, false);
  const after = weight === null ? '' : formatMoney(countedBy(held.staked, weight), false);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit((input, why) =>
        isAsked ? ask.submit(input) : change.submit({ ...input, reason: joinReason(reasons, why) }),
      )}
      onClose={onClose}
      title={t`Wagering contribution of ${name}`}
      consequence={
        isAsked
          ? t`More turnover for the same stake releases money sooner: a second person has to approve it within 24 hours.`
          : t`It counts for bets from now on, on every server. What was counted before stays as it is.`
      }
      reasons={reasons}
      decideLabel={isAsked ? t`Ask for approval` : t`Change`}
      busy={isBusy}
      problem={problem}
      outcome={
        (ask.asked && <AskedOutcome id={ask.asked} />) ??
        (isDone ? t`Stakes on ${name} now count to ${typed} percent.` : undefined)
      }
    >
      <TextField
        label={t`Counts of a stake, in percent`}
        inputMode="numeric"
        maxLength={5}
        {...form.field('weight')}
      />
      {weight !== null && (
        <p role="status" className="rounded-control bg-sunken p-3">
          {t`Of ${staked} staked in the last ${weightDays} days, ${after} would have counted instead of ${before}.`}
        </p>
      )}
    </DecisionFormDialog>
  );
}
