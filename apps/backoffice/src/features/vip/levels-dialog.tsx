import { useLingui } from '@lingui/react/macro';
import { askVipLevels, type StaffVipLevel } from '@perya/contract/vip/staff-calls/levels';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextField } from '../../lib/fields/field.tsx';
import { numberTyped } from '../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';

interface LevelsDialogProps {
  readonly levels: readonly StaffVipLevel[];
  readonly onClose: () => void;
}

/** Commas within a number are left out. */
const thresholdOf = (typed: string): number => numberTyped(typed.replaceAll(',', '').trim());

/** The levels whose number cannot be read, or is no higher than that of the level before. */
const refusedOf = (typed: readonly string[]) => {
  const needs = typed.map(thresholdOf);
  return needs.flatMap((xp, place) => {
    // A number that cannot be read before it is that one's own fault.
    const isNoHigher = xp <= (needs[place - 1] ?? 0);
    return Number.isNaN(xp) || isNoHigher ? [`xp.${place}` as const] : [];
  });
};

function useLevelsForm(seen: readonly number[]) {
  const { t } = useLingui();
  const says = t`A whole number, higher than that of the level before`;
  return useDecisionForm(askVipLevels, {
    typed: { xp: seen.map(String) },
    input: ({ xp, reason, words }) => ({ xp: xp.map(thresholdOf), seen, reason, words }),
    refuses: ({ xp }) => refusedOf(xp),
    words: Object.fromEntries(seen.map((_, place) => [`xp.${place}`, says])),
  });
}

/** Asks a second person to change what the levels need. */
export function LevelsDialog({ levels: shown, onClose }: LevelsDialogProps) {
  const { t } = useLingui();
  // What was seen is what is changed, whatever comes in behind the dialog.
  const [levels] = useState(shown);
  const [seen] = useState(() => shown.map(({ xp }) => xp));
  const form = useLevelsForm(seen);
  const asking = useAsking(askVipLevels, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Change the levels`}
      width="wide"
      consequence={t`Once a second person has approved, players rise by it with their next round. Whoever has reached a level keeps it.`}
      reasons={useReasons(askVipLevels.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">{t`XP of each level`}</legend>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {levels.map(({ level }, place) => (
            <TextField
              key={level}
              label={t`VIP ${level}`}
              inputMode="numeric"
              maxLength={18}
              {...form.field(`xp.${place}`)}
            />
          ))}
        </div>
      </fieldset>
    </DecisionFormDialog>
  );
}
