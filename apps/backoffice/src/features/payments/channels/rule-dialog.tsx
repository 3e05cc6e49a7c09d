import { useLingui } from '@lingui/react/macro';
import {
  listRules,
  updateRule,
  type WithdrawalRule,
} from '@perya/contract/staff/calls/payments/channels';
import { useState } from 'react';
import { CheckField, TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { refreshCalls } from '../../../lib/query/call-key.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useRuleWords } from './use-rule-words.ts';

interface RuleDialogProps {
  readonly rule: WithdrawalRule;
  readonly onClose: () => void;
}

const countRange = { min: 1, max: 1000 };
const hoursRange = { min: 1, max: 8760 };

/** Changes the figures of a rule; those that it does not have are not asked for. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useLingui();
  const wordsOf = useRuleWords();
  const [isOn, setOn] = useState(rule.is_on);
  const [pesos, setPesos] = useState(rule.amount ?? '');
  const [times, setTimes] = useState(String(rule.count ?? ''));
  const [within, setWithin] = useState(String(rule.hours ?? ''));
  const { submit, isBusy, problem, setProblem } = useSubmit(updateRule, {
    problemIn: 'form',
    onDone: async () => {
      await refreshCalls(listRules);
      onClose();
    },
  });
  const save = (reason: string) => {
    // What does not belong to the rule stays null; what cannot be read is undefined.
    const amount = rule.amount === null ? null : (moneyTyped(pesos) ?? undefined);
    const count = rule.count === null ? null : (wholeTyped(times, countRange) ?? undefined);
    const hours = rule.hours === null ? null : (wholeTyped(within, hoursRange) ?? undefined);
    if (amount === undefined || count === undefined || hours === undefined) {
      return setProblem(t`One of the figures cannot be read`);
    }
    void submit({ name: rule.name, is_on: isOn, amount, count, hours, words: reason });
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
