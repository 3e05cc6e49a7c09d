import { useLingui } from '@lingui/react/macro';
import {
  askRule,
  type RuleWanted,
  updateRule,
  type WithdrawalRule,
} from '@perya/contract/payments/staff-calls/channels';
import {
  isWithdrawalRule,
  loosensRule,
  withdrawalRules,
} from '@perya/contract/payments/staff-withdrawal-rules';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { CheckField, TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped, numberTyped } from '../../../lib/fields/money-typed.ts';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useRuleTitle } from './use-rule-title.ts';

interface RuleDialogProps {
  readonly rule: WithdrawalRule;
  readonly onClose: () => void;
}

interface RuleForm {
  readonly is_on: boolean;
  readonly amount: string;
  readonly count: string;
  readonly hours: string;
}

const formOf = ({ is_on, amount, count, hours }: WithdrawalRule): RuleForm => ({
  is_on,
  amount: amount ?? '',
  count: String(count ?? ''),
  hours: String(hours ?? ''),
});

/** What does not belong to the rule stays null. */
const wantedOf = (rule: WithdrawalRule, typed: RuleForm): RuleWanted => ({
  name: rule.name,
  is_on: typed.is_on,
  amount: rule.amount === null ? null : (moneyTyped(typed.amount) ?? typed.amount),
  count: rule.count === null ? null : numberTyped(typed.count),
  hours: rule.hours === null ? null : numberTyped(typed.hours),
});

/** Changes the figures of a rule; those that it does not have are not asked for. What loosens it waits for a second person. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useLingui();
  const titleOf = useRuleTitle();
  const reasons = useReasons(askRule.reasons);
  const form = useDecisionForm(askRule, {
    typed: formOf(rule),
    input: ({ reason, words, ...typed }) => ({ ...wantedOf(rule, typed), reason, words }),
    words: {
      amount: t`An amount, as 150.50`,
      count: t`A whole number`,
      hours: t`A whole number`,
    },
  });
  const change = useSubmit(updateRule, { form, onDone: onClose });
  const ask = useAsking(askRule, form);
  const wanted = wantedOf(rule, form.typed);
  const isReadable = refusedFields(updateRule, { ...wanted, words: '' }).length === 0;
  const name = isWithdrawalRule(rule.name) ? rule.name : null;
  const isAsked = name !== null && isReadable && loosensRule(name, rule, wanted);
  const isFixed = name !== null && withdrawalRules[name].isFixed;
  const { isBusy, problem } = isAsked ? ask : change;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit((input, typed) =>
        isAsked
          ? ask.submit(input)
          : change.submit({ ...wanted, words: joinReason(reasons, typed) }),
      )}
      onClose={onClose}
      title={t`Change a rule`}
      consequence={
        <>
          <p>{titleOf(rule.name)}</p>
          <p>
            {isAsked
              ? t`This loosens the rule: a second person has to approve it within 24 hours.`
              : t`It counts for withdrawals that are asked for from now on.`}
          </p>
        </>
      }
      reasons={reasons}
      decideLabel={isAsked ? t`Ask for approval` : t`Save`}
      busy={isBusy}
      problem={problem}
      outcome={ask.asked && <AskedOutcome id={ask.asked} />}
    >
      {isFixed ? (
        <CheckField label={t`The rule is on, and stays on`} checked disabled />
      ) : (
        <CheckField label={t`The rule is on`} {...form.field('is_on')} />
      )}
      {rule.amount !== null && (
        <TextField label={t`Amount, in pesos`} inputMode="decimal" {...form.field('amount')} />
      )}
      {rule.count !== null && (
        <TextField label={t`Times`} inputMode="numeric" {...form.field('count')} />
      )}
      {rule.hours !== null && (
        <TextField label={t`Hours`} inputMode="numeric" {...form.field('hours')} />
      )}
    </DecisionFormDialog>
  );
}
