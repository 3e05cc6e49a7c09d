import { useLingui } from '@lingui/react/macro';
import {
  askRule,
  updateRule,
  type WithdrawalRule,
} from '@perya/contract/payments/staff-calls/channels';
import {
  isWithdrawalRule,
  loosensRule,
  withdrawalRules,
} from '@perya/contract/payments/staff-withdrawal-rules';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useActionReasons } from '../../../lib/asking/use-action-reasons.ts';
import { CheckField, TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useRuleTitle } from './use-rule-title.ts';

interface RuleDialogProps {
  readonly rule: WithdrawalRule;
  readonly onClose: () => void;
}

const countRange = { min: 1, max: 1000 };
const hoursRange = { min: 1, max: 8760 };

/** Changes the figures of a rule; those that it does not have are not asked for. What loosens it waits for a second person. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useLingui();
  const titleOf = useRuleTitle();
  const reasons = useActionReasons('payments.rule');
  const [request, setRequest] = useState<string | null>(null);
  const [isOn, setOn] = useState(rule.is_on);
  const [pesos, setPesos] = useState(rule.amount ?? '');
  const [times, setTimes] = useState(String(rule.count ?? ''));
  const [within, setWithin] = useState(String(rule.hours ?? ''));
  const { submit, isBusy, problem, setProblem } = useSubmit(updateRule, {
    problemIn: 'form',
    onDone: onClose,
  });
  const ask = useSubmit(askRule, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  /** What does not belong to the rule stays null; null if a figure cannot be read. */
  const read = () => {
    const amount = rule.amount === null ? null : (moneyTyped(pesos) ?? undefined);
    const count = rule.count === null ? null : (wholeTyped(times, countRange) ?? undefined);
    const hours = rule.hours === null ? null : (wholeTyped(within, hoursRange) ?? undefined);
    if (amount === undefined || count === undefined || hours === undefined) {
      return null;
    }
    return { name: rule.name, is_on: isOn, amount, count, hours };
  };
  const wanted = read();
  const name = isWithdrawalRule(rule.name) ? rule.name : null;
  const isAsked = name !== null && wanted !== null && loosensRule(name, rule, wanted);
  const isFixed = name !== null && withdrawalRules[name].isFixed;
  const save = (reason: string, { chosen, words }: { chosen: string; words: string }) => {
    if (wanted === null) return setProblem(t`One of the figures cannot be read`);
    if (isAsked) void ask.submit({ ...wanted, reason: chosen as 'other', words });
    else void submit({ ...wanted, words: reason });
  };
  return (
    <DecisionDialog
      open
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
      onDecide={save}
      busy={isBusy || ask.isBusy}
      problem={isAsked ? ask.problem : problem}
      outcome={request && <AskedOutcome id={request} />}
    >
      <CheckField
        label={isFixed ? t`The rule is on, and stays on` : t`The rule is on`}
        disabled={isFixed}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      {rule.amount !== null && (
        <TextField
          label={t`Amount, in pesos`}
          inputMode="decimal"
          value={pesos}
          onChange={(event) => setPesos(event.target.value)}
        />
      )}
      {rule.count !== null && (
        <TextField
          label={t`Times`}
          inputMode="numeric"
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
      )}
      {rule.hours !== null && (
        <TextField
          label={t`Hours`}
          inputMode="numeric"
          value={within}
          onChange={(event) => setWithin(event.target.value)}
        />
      )}
    </DecisionDialog>
  );
}
