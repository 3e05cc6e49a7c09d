import { useLingui } from '@lingui/react/macro';
import {
  getStopEffect,
  type StopEffect,
  type StopScope,
  stopGaming,
  stopScopes,
} from '@perya/contract/house/staff-calls/stops';
import { useEffect, useState } from 'react';
import { SelectField } from '../../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PickerField } from '../../../lib/search/picker-field.tsx';
import { useScopeNames } from './stop-scope-names.ts';

const settledMs = 250;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Consequence({ scope, effect }: { scope: StopScope; effect: StopEffect | null }) {
  const { t, i18n } = useLingui();
  if (effect === null) return t`Say what is to be stopped; whom it meets is shown here first.`;
  const players = `${i18n.number(effect.players)}${effect.is_more ? '+' : ''}`;
  const { name } = effect;
  const what = {
    house: t`No game of the house takes a new round from now on.`,
    venue: t`No game of ${name} takes a new round from now on.`,
    game: t`${name} takes no new round from now on.`,
    player: t`Player ${name} can begin no round from now on. They can still log in and withdraw.`,
  }[scope];
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">{what}</p>
      <p>{t`At play there within the last five minutes: ${players}. Rounds that are open go on to their end; players are told.`}</p>
      <p>{t`To go on again, a second person has to approve it.`}</p>
      {effect.is_stopped && <p className="text-warning">{t`It is stopped already.`}</p>}
    </div>
  );
}

/** The house has no name of its own. */
const subjectOf = ({ scope, subject }: { scope: StopScope; subject: string }) => ({
  scope,
  subject: scope === 'house' ? '' : subject.trim(),
});

function useStopWords() {
  const { t } = useLingui();
  const reasons = [
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'fault', label: t`A game or a venue is faulty` },
    { value: 'fraud', label: t`Suspicion of fraud` },
    { value: 'harm', label: t`Signs of harmful play` },
    { value: 'other', label: t`Another reason` },
  ];
  const labels = {
    house: '',
    venue: t`Code of the venue`,
    game: t`Code of the game`,
    player: t`Number of the player`,
  };
  return { reasons, labels };
}

/** 'venue galaxy' as the palette says it; anything else is still to be said. */
function readTarget(target: string): { scope: StopScope; subject: string } {
  const [named = '', subject = ''] = target.split(' ');
  const scope = stopScopes.find((each) => each === named);
  return scope === undefined ? { scope: 'house', subject: '' } : { scope, subject };
}

/** Throws a switch: what, whom it meets, why. */
export function StopDialog({
  target,
  onClose,
}: {
  readonly target: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const names = useScopeNames();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { reasons, labels } = useStopWords();
  const form = useDecisionForm(stopGaming, {
    typed: readTarget(target),
    input: (typed) => ({ ...subjectOf(typed), reason: joinReason(reasons, typed) }),
    refuses: (typed) => [typed.scope !== 'house' && typed.subject.trim() === '' && 'subject'],
    words: { subject: t`Say what is to be stopped` },
    refusals: { NOT_FOUND: 'subject' },
  });
  const { submit, isBusy, problem } = useSubmit(stopGaming, {
    form,
    onDone: () => setOutcome(t`It is stopped. No bet is stamped later, on any server.`),
  });
  const { scope, subject } = subjectOf(form.typed);
  const settled = useSettled(subject);
  const isNamed = scope === 'house' || (subject !== '' && settled !== '');
  const asked = { scope, subject: scope === 'house' ? '' : settled };
  const { answer, state } = useCall(getStopEffect, asked, { isWanted: isNamed });
  const unknown = isNamed && state === 'failed' ? t`There is no such one` : undefined;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Stop gaming`}
      consequence={<Consequence scope={scope} effect={isNamed ? answer : null} />}
      reasons={reasons}
      decideLabel={t`Stop now`}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
      isDangerous
    >
      <SelectField
        label={t`What`}
        options={stopScopes.map((value) => ({ value, label: names[value] }))}
        {...form.field('scope')}
      />
      {scope !== 'house' && (
        <PickerField
          key={scope}
          kind={scope}
          label={labels[scope]}
          maxLength={100}
          value={form.typed.subject}
          set={(code) => form.choose('subject', code)}
          error={form.errorOf('subject') ?? unknown}
        />
      )}
    </DecisionFormDialog>
  );
}
