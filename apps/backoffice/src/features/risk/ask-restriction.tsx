import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { askRestriction } from '@perya/contract/limits/staff-calls/limits';
import {
  type ExclusionAsker,
  type ExclusionPeriod,
  exclusionAskers,
  exclusionPeriods,
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
import { CheckGroup, SelectField, TextField } from '../../lib/fields/field.tsx';
import { moneyTyped } from '../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useLimitNames } from '../../lib/show/use-limit-names.ts';

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
  const { labels, periods, askers } = useRestrictionWords();
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
      {uid === null && <TextField label={t`Player id`} inputMode="numeric" {...field('uid')} />}
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
      <SelectField
        label={t`Keep from play and deposits`}
        placeholder={t`No exclusion`}
        options={exclusionPeriods.map((value) => ({ value, label: periods[value] }))}
        {...field('exclusion')}
      />
      {typed.exclusion !== '' && (
        <SelectField
          label={t`Who asks for the exclusion`}
          placeholder={askers.house}
          options={exclusionAskers
            .filter((value) => value !== 'house')
            .map((value) => ({ value, label: askers[value] }))}
          {...field('exclusion_by')}
        />
      )}
      {typed.exclusion !== '' && typed.exclusion_by === 'family' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t`Who of the family`} maxLength={80} {...field('applicant')} />
          <TextField label={t`How they are related`} maxLength={80} {...field('relation')} />
        </div>
      )}
    </DecisionFormDialog>
  );
}

function useRestrictionWords() {
  const { t } = useLingui();
  const periods: Record<ExclusionPeriod, string> = {
    '1d': t`1 day`,
    '7d': t`7 days`,
    '30d': t`30 days`,
    '6m': t`6 months`,
    '1y': t`1 year`,
    '5y': t`5 years`,
    permanent: t`For ever`,
  };
  const askers: Record<ExclusionAsker, string> = {
    player: t`The player`,
    family: t`The family`,
    house: t`The house`,
  };
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
  return { labels, periods, askers };
}
