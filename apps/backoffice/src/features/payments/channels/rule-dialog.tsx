import { useLingui } from '@lingui/react/macro';
import {
  listRules,
  updateRule,
  type WithdrawalRule,
} from '@perya/contract/staff/calls/payments/channels';
import { useState } from 'react';
import { CheckField, TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { refreshCalls } from '../../../lib/query/call-key.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useRuleWords } from './use-rule-words.ts';

interface RuleDialogProps {
  readonly rule: WithdrawalRule;
  readonly onClose: () => void;
}

const amountPattern = /^\d{1,9}(\.\d{1,2})?$/;
const wholePattern = /^[1-9]\d{0,3}$/;

/** Money of the contract, of what was typed. */
const moneyOf = (typed: string) => {
  const [pesos = '0', cents = ''] = typed.split('.');
  return `${BigInt(pesos)}.${cents.padEnd(2, '0')}`;
};

/** Changes the figures of a rule; those that it does not have are not asked for. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useLingui();
  const wordsOf = useRuleWords();
  const [isOn, setOn] = useState(rule.is_on);
  const [amount, setAmount] = useState(rule.amount ?? '');
  const [count, setCount] = useState(String(rule.count ?? ''));
  const [hours, setHours] = useState(String(rule.hours ?? ''));
  const { submit, isBusy, problem, setProblem } = useSubmit(updateRule, {
    problemIn: 'form',
    onDone: async () => {
      await refreshCalls(listRules);
      onClose();
    },
  });
  const isRead =
    (rule.amount === null || amountPattern.test(amount)) &&
    (rule.count === null || wholePattern.test(count)) &&
    (rule.hours === null || wholePattern.test(hours));
  const save = (reason: string) => {
    if (!isRead) return setProblem(t`One of the figures cannot be read`);
    void submit({
      name: rule.name,
      is_on: isOn,
      amount: rule.amount === null ? null : moneyOf(amount),
      count: rule.count === null ? null : Number(count),
      hours: rule.hours === null ? null : Number(hours),
      words: reason,
    });
  };
  const reasons = [
    { value: 'fraud', label: t`Fraud was seen` },
    { value: 'too-many', label: t`Too many wait for a person` },
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Change a rule`}
      consequence={
        <>
          <p>{wordsOf(rule.name)}</p>
          <p>{t`It counts for withdrawals that are asked for from now on.`}</p>
        </>
      }
      reasons={reasons}
      decideLabel={t`Save`}
      onDecide={save}
      busy={isBusy}
      problem={problem}
    >
      <CheckField
        label={t`The rule is on`}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      {rule.amount !== null && (
        <TextField
          label={t`Amount, in pesos`}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      {rule.count !== null && (
        <TextField
          label={t`Times`}
          inputMode="numeric"
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      )}
      {rule.hours !== null && (
        <TextField
          label={t`Hours`}
          inputMode="numeric"
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
      )}
    </DecisionDialog>
  );
}
