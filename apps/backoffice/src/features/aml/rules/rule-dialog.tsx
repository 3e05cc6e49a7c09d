import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { amlRules } from '@perya/contract/aml/rules';
import { type AmlRuleWanted, askAmlRule } from '@perya/contract/aml/staff-calls/rules';
import { say } from '@perya/contract/text';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { CheckField } from '../../../lib/fields/field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { FigureFields } from './figure-fields.tsx';
import { typedOf, wantedOf } from './rule-form.ts';

interface RuleDialogProps {
  readonly rule: AmlRuleWanted;
  readonly onClose: () => void;
}

/** Asks a second officer to switch a rule, or to set its figures. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reasons = useReasons(askAmlRule.reasons);
  const { name } = rule;
  const number = t`A whole number`;
  const form = useDecisionForm(askAmlRule, {
    typed: { is_on: rule.is_on, holds: rule.holds, ...typedOf(rule) },
    input: ({ is_on, holds, reason, words, ...typed }) => ({
      ...wantedOf(rule, typed),
      name,
      is_on,
      holds,
      reason,
      words,
    }),
    words: {
      amount: number,
      below: number,
      count: number,
      hours: number,
      days: number,
      percent: number,
      times: number,
    },
  });
  const { submit, asked, isBusy, problem } = useAsking(askAmlRule, form);
  const { isFixed, title } = amlRules[name];
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit((input) => submit(input))}
      onClose={onClose}
      title={t`Change a rule`}
      consequence={
        <>
          <p>{say(title, language)}</p>
          <p>{t`A second officer has to approve it within 24 hours. New figures must have been tried on past months first.`}</p>
        </>
      }
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={isBusy}
      problem={problem}
      outcome={asked && <AskedOutcome id={asked} />}
    >
      {isFixed ? (
        <CheckField label={t`The rule is on, and stays on`} checked disabled />
      ) : (
        <>
          <CheckField label={t`The rule is on`} {...form.field('is_on')} />
          <CheckField label={t`Payouts of whoever meets it wait`} {...form.field('holds')} />
        </>
      )}
      <FigureFields name={name} field={form.field} />
    </DecisionFormDialog>
  );
}
