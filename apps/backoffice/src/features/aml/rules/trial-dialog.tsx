import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { amlRules } from '@perya/contract/aml/rules';
import { type AmlRuleWanted, testAmlRule } from '@perya/contract/aml/staff-calls/rules';
import { say } from '@perya/contract/text';
import { useNavigate } from '@tanstack/react-router';
import { TextField } from '../../../lib/fields/field.tsx';
import { numberTyped } from '../../../lib/fields/money-typed.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { FigureFields } from './figure-fields.tsx';
import { typedOf, wantedOf } from './rule-form.ts';

interface TrialDialogProps {
  readonly rule: AmlRuleWanted;
  readonly onClose: () => void;
}

/** Tries a rule on past months; what it would have found stands among the trials. */
export function TrialDialog({ rule, onClose }: TrialDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { name } = rule;
  const form = useCallForm(testAmlRule, {
    typed: { ...typedOf(rule), months: '3' },
    input: ({ months, ...typed }) => ({
      ...wantedOf(rule, typed),
      name,
      months: numberTyped(months),
    }),
    words: { months: t`A whole number from 1 to 12` },
  });
  const { submit, isBusy, problem } = useSubmit(testAmlRule, {
    form,
    onDone: () => void navigate({ to: '/aml/trials', search: { name } }),
  });
  return (
    <FormDialog
      title={t`Try a rule on past months`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Try`}
      busy={isBusy}
      problem={problem}
    >
      <div className="rounded-control bg-sunken px-3 py-2">
        <p>{say(amlRules[name].title, language)}</p>
        <p>{t`Nobody is found by it: it only says whom it would have found.`}</p>
      </div>
      <FigureFields name={name} field={form.field} />
      <TextField
        label={t`Past months`}
        inputMode="numeric"
        maxLength={2}
        {...form.field('months')}
      />
    </FormDialog>
  );
}
