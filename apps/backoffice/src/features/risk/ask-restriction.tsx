import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { askRestriction } from '@perya/contract/limits/staff-calls/limits';
import {
  type LimitName,
  limitNames,
  mapLimitKinds,
  mapLimitNames,
  sessionMinutesMax,
  sessionMinutesMin,
} from '@perya/contract/rules/play-limits';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { Button } from '../../lib/fields/button.tsx';
import { CheckGroup, TextField } from '../../lib/fields/field.tsx';
import { moneyTyped } from '../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { PickerField } from '../../lib/search/picker-field.tsx';
import { useLimitNames } from '../../lib/show/use-limit-names.ts';
import { ExclusionFields } from './exclusion-fields.tsx';

interface AskRestrictionProps {
  readonly uid: string | null;
  /** What the house has set, of a player who is known: a second person may lift it. */
  readonly house: PlayLimits['house'] | null;
}

/** Asks a second person for stricter limits or an exclusion of a player, or to lift limits of the house. */
export function AskRestriction(props: AskRestrictionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>{t`Ask for stricter limits`}</Button>
      {isOpen && <RestrictionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was typed as the contract takes it; what cannot be read goes as it is, and is refused in words. */
function amountOf(typed: string): string | undefined {
  const text = typed.replaceAll(',', '').trim();
  return text === '' ? undefined : (moneyTyped(text) ?? text);
}

const empty: {
  readonly lift: readonly LimitName[];
  readonly exclusion: string;
  readonly exclusion_by: string;
  readonly applicant: string;
  readonly relation: string;
} & Readonly<Record<LimitName, string>> = {
  lift: [],
  exclusion: '',
  exclusion_by: '',
  applicant: '',
  relation: '',
  ...mapLimitNames(() => ''),
};

function RestrictionDialog({
  uid,
  house,
  onClose,
}: AskRestrictionProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const labels = useLimitLabels();
  const names = useLimitNames();
  const reasons = useReasons(askRestriction.reasons);
  const form = useDecisionForm(askRestriction, {
    typed: { uid: uid ?? '', ...empty },
    input: (typed) => ({
      ...typed,
      uid: typed.uid.trim(),
      ...mapLimitKinds((kind) => amountOf(typed[kind])),
      session_minutes: typed.session_minutes.trim() || undefined,
      lift: typed.lift.length === 0 ? undefined : typed.lift,
      exclusion: typed.exclusion || undefined,
      exclusion_by: typed.exclusion_by || undefined,
      applicant: typed.applicant.trim() || undefined,
      relation: typed.relation.trim() || undefined,
    }),
    words: {
      uid: t`Type the id of the player`,
      session_minutes: t`A whole number from ${sessionMinutesMin} to ${sessionMinutesMax}`,
      applicant: t`A name of 2 to 80 characters`,
      relation: t`In 2 to 80 characters`,
    },
    refusals: { NOT_FOUND: uid === null && 'uid', EXCLUSION_NOT_LONGER: 'exclusion' },
  });
  const asking = useAsking(askRestriction, form);
  const ofHouse = limitNames.filter((kind) => house !== null && house[kind] !== null);
  const { field, typed, choose } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={uid === null ? t`Stricter limits of a player` : t`Stricter limits of player ${uid}`}
      consequence={t`A second person has to approve. Then it counts at once, and the player is told. The house sets only stricter limits, which the player cannot raise; one that it lifts stays as the player’s own. Two people may end an exclusion of a term after its first months; nothing ends any other.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      {uid === null && (
        <PickerField
          kind="player"
          label={t`Player id`}
          value={typed.uid}
          set={(found) => choose('uid', found)}
          error={form.errorOf('uid')}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {limitNames.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            inputMode={name === 'session_minutes' ? 'numeric' : 'decimal'}
            {...field(name)}
          />
        ))}
      </div>
      {ofHouse.length > 0 && (
        <CheckGroup
          legend={t`Lift limits of the house`}
          options={ofHouse.map((value) => ({ value, label: names[value] }))}
          chosen={typed.lift}
          onChoose={(lift) => choose('lift', lift)}
          isColumn
        />
      )}
      <ExclusionFields field={field} typed={typed} />
    </DecisionFormDialog>
  );
}

function useLimitLabels(): Readonly<Record<LimitName, string>> {
  const { t } = useLingui();
  const labels: Record<LimitName, string> = {
    daily_stake: t`Daily stake at most, ₱`,
    daily_loss: t`Daily loss at most, ₱`,
    weekly_loss: t`Weekly loss at most, ₱`,
    monthly_loss: t`Monthly loss at most, ₱`,
    session_minutes: t`Minutes of a session at most`,
    daily_deposit: t`Daily deposit at most, ₱`,
    weekly_deposit: t`Weekly deposit at most, ₱`,
    monthly_deposit: t`Monthly deposit at most, ₱`,
  };
  return labels;
}
