import { useLingui } from '@lingui/react/macro';
import { type AmlPolicy, askAmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { numberTyped } from '../../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface PolicyDialogProps {
  readonly policy: AmlPolicy;
  readonly onClose: () => void;
}

const daysTyped = (typed: string) => typed.split(/[\s,]+/).filter((day) => day !== '');

/** Asks a second officer for other figures. */
export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askAmlPolicy.reasons);
  const months = t`A whole number of months`;
  const form = useDecisionForm(askAmlPolicy, {
    typed: {
      report_days: String(policy.report_days),
      keep_years: String(policy.keep_years),
      review_months_low: String(policy.review_months_low),
      review_months_normal: String(policy.review_months_normal),
      review_months_high: String(policy.review_months_high),
      normal_pesos: String(policy.normal_pesos),
      high_pesos: String(policy.high_pesos),
      institution_code: policy.institution_code,
      holidays: policy.holidays.join('\n'),
    },
    input: (typed) => ({
      ...typed,
      report_days: numberTyped(typed.report_days),
      keep_years: numberTyped(typed.keep_years),
      review_months_low: numberTyped(typed.review_months_low),
      review_months_normal: numberTyped(typed.review_months_normal),
      review_months_high: numberTyped(typed.review_months_high),
      normal_pesos: numberTyped(typed.normal_pesos),
      high_pesos: numberTyped(typed.high_pesos),
      holidays: daysTyped(typed.holidays),
    }),
    words: {
      report_days: t`From 1 to 5: the law gives no more`,
      keep_years: t`At least 5: the law asks for them`,
      review_months_low: months,
      review_months_normal: months,
      review_months_high: months,
      normal_pesos: t`Whole pesos, up to 5,000,000`,
      high_pesos: t`Whole pesos, up to 5,000,000`,
      institution_code: t`Letters, digits and - only`,
      holidays: t`Days as 2026-12-25, one in a line`,
    },
    refusals: { INVALID_INPUT: 'holidays' },
  });
  const { submit, asked, isBusy, problem } = useAsking(askAmlPolicy, form);
  const number = { inputMode: 'numeric', maxLength: 2 } as const;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit((input) => submit(input))}
      onClose={onClose}
      title={t`Figures of the law`}
      consequence={t`What is due already stays due when it was. A second officer has to approve it within 24 hours.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={isBusy}
      problem={problem}
      outcome={asked && <AskedOutcome id={asked} />}
    >
      <TextField
        label={t`Reports are due after, in working days`}
        {...number}
        {...form.field('report_days')}
      />
      <TextField
        label={t`Records are kept for, in years`}
        {...number}
        {...form.field('keep_years')}
      />
      <TextField
        label={t`Months until low ratings are looked at again`}
        {...number}
        {...form.field('review_months_low')}
      />
      <TextField
        label={t`Months until normal ratings are looked at again`}
        {...number}
        {...form.field('review_months_normal')}
      />
      <TextField
        label={t`Months until high ratings are looked at again`}
        {...number}
        {...form.field('review_months_high')}
      />
      <TextField
        label={t`Paid in within 90 days for a normal rating, ₱`}
        inputMode="numeric"
        maxLength={7}
        {...form.field('normal_pesos')}
      />
      <TextField
        label={t`Paid in within 90 days for a high rating, ₱`}
        inputMode="numeric"
        maxLength={7}
        {...form.field('high_pesos')}
      />
      <TextField label={t`Code of the house`} maxLength={20} {...form.field('institution_code')} />
      <TextArea label={t`Holidays`} rows={6} {...form.field('holidays')} />
    </DecisionFormDialog>
  );
}
