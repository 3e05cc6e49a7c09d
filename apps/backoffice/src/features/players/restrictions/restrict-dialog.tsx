import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type RestrictedAction,
  restrictedActions,
  restrictedText,
  restrictionCauseNames,
  restrictionCauses,
  restrictionDays,
  restrictionNames,
} from '@perya/contract/limits/restrictions';
import { restrictActions } from '@perya/contract/limits/staff-calls/restrictions';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { CheckGroup, SelectField } from '../../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { useReasons } from '../decisions/use-reasons.ts';

interface RestrictDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

const dayMs = 24 * 3_600_000;
const nothingYet: {
  readonly actions: readonly RestrictedAction[];
  readonly days: string;
  readonly told: string;
} = { actions: [], days: '3', told: 'checking' };

/** Keeps the player from some things for some days; what they will read is shown before. */
export function RestrictDialog({ uid, onClose }: RestrictDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reasons = useReasons()('restrict');
  const [openedAt] = useState(() => Date.now());
  const [until, setUntil] = useState<number | null>(null);
  const form = useDecisionForm(restrictActions, {
    typed: nothingYet,
    input: ({ actions, days, told, ...why }) => ({
      uid,
      actions,
      days,
      told,
      reason: joinReason(reasons, why),
    }),
    words: { actions: t`Choose at least one` },
    refusals: { RESTRICTION_NOT_LONGER: 'days' },
  });
  const { submit, isBusy, problem } = useSubmit(restrictActions, {
    form,
    onDone: (answer) => {
      setUntil(answer.until);
    },
  });
  const { typed, choose, field } = form;
  const says = restrictedText(
    typed.actions,
    new Date(openedAt + Number(typed.days) * dayMs),
    typed.told,
  );
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Restrict player ${uid}`}
      consequence={
        <>
          <p>{t`It counts at once and ends by itself; to end it sooner takes a second person. The player is told by SMS, and reads wherever it is refused:`}</p>
          {typed.actions.length > 0 && <p className="mt-1 italic">{say(says, language)}</p>}
        </>
      }
      reasons={reasons}
      decideLabel={t`Restrict`}
      isDangerous
      busy={isBusy}
      problem={problem}
      outcome={
        until !== null && (
          <p>
            {t`The player is restricted until`} <Moment at={until} />
          </p>
        )
      }
    >
      <CheckGroup
        legend={t`Keep from`}
        options={restrictedActions.map((value) => ({
          value,
          label: say(restrictionNames[value], language),
        }))}
        chosen={typed.actions}
        onChoose={(actions) => choose('actions', actions)}
        error={form.errorOf('actions')}
      />
      <SelectField
        label={t`For how many days`}
        options={restrictionDays.map((days) => ({ value: String(days), label: String(days) }))}
        {...field('days')}
      />
      <SelectField
        label={t`What the player reads of the cause`}
        options={restrictionCauseNames.map((value) => ({
          value,
          label: say(restrictionCauses[value], language),
        }))}
        {...field('told')}
      />
    </DecisionFormDialog>
  );
}
