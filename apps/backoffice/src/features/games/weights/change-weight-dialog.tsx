import { useLingui } from '@lingui/react/macro';
import {
  askTurnoverWeight,
  changeTurnoverWeight,
  type TurnoverWeight,
  weightDays,
} from '@perya/contract/games/staff-calls/turnover-weights';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useActionReasons } from '../../../lib/asking/use-action-reasons.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
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
  const [typed, setTyped] = useState(String(held.weight));
  const [hasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(changeTurnoverWeight, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const [request, setRequest] = useState<string | null>(null);
  const ask = useSubmit(askTurnoverWeight, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  const weight = readWeight(typed);
  const isAsked = weight !== null && weight > held.weight;
  const staked = formatMoney(held.staked, false);
  const before = formatMoney(held.counted, false);
  const after = weight === null ? '' : formatMoney(countedBy(held.staked, weight), false);
  const reasons = useActionReasons('games.weight');
  const decide = (reason: string, { chosen, words }: { chosen: string; words: string }) => {
    setTried(true);
    if (weight === null) return;
    const wanted = { game_type: held.game_type, weight, seen: held.weight };
    if (isAsked) void ask.submit({ ...wanted, reason: chosen as 'other', words });
    else void submit({ ...wanted, reason });
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Turnover of ${name}`}
      consequence={
        isAsked
          ? t`More turnover for the same stake releases money sooner: a second person has to approve it within 24 hours.`
          : t`It counts for bets from now on, on every server. What was counted before stays as it is.`
      }
      reasons={reasons}
      decideLabel={isAsked ? t`Ask for approval` : t`Change`}
      onDecide={decide}
      busy={isBusy || ask.isBusy}
      problem={isAsked ? ask.problem : problem}
      outcome={
        (request && <AskedOutcome id={request} />) ??
        (isDone ? t`Stakes on ${name} now count to ${typed} percent.` : undefined)
      }
    >
      <TextField
        label={t`Counts of a stake, in percent`}
        inputMode="numeric"
        required
        value={typed}
        maxLength={5}
        onChange={(event) => setTyped(event.target.value)}
        error={hasTried && weight === null ? t`A whole number from 0 to 100` : undefined}
      />
      {weight !== null && (
        <p role="status" className="rounded-control bg-sunken p-3">
          {t`Of ${staked} staked in the last ${weightDays} days, ${after} would have counted instead of ${before}.`}
        </p>
      )}
    </DecisionDialog>
  );
}
