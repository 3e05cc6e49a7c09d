import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { updateRule as call, RuleWanted } from '@perya/contract/payments/staff-calls/channels';
import {
  isWithdrawalRule,
  isWithinBounds,
  loosensRule,
} from '@perya/contract/payments/staff-withdrawal-rules';
import { parsePesos } from '@perya/money';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Entry, type Facts, type Recorded } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { presentRule } from './channels.present.ts';
import type { RuleRow } from './channels.store.ts';

const factsOf = ({ isOn, amount, count, hours }: Omit<RuleRow, 'updatedAt'>): Facts => ({
  is_on: isOn,
  amount: amount === null ? null : String(amount),
  count,
  hours,
});

/** The rule as it stands; refuses what it can never be set to. */
export async function checkRule({ channels }: DeskServices, wanted: RuleWanted): Promise<RuleRow> {
  const held = await channels.findRule(wanted.name);
  if (!held || !isWithdrawalRule(wanted.name)) throw new Refusal('NOT_FOUND');
  if (!isWithinBounds(wanted.name, wanted)) throw new Refusal('RULE_BOUNDS');
  return held;
}

/** Changes a rule in a transaction that somebody else records; alone nobody loosens one. */
export async function changeRuleWithin(
  { channels }: DeskServices,
  tx: Recorded,
  wanted: RuleWanted,
  { reason, isAlone }: { reason: string; isAlone: boolean },
): Promise<{ row: RuleRow; entries: [Entry] }> {
  const { name, is_on: isOn, amount: typed, count, hours } = wanted;
  const held = await channels.lockRule(tx, name);
  if (!held || !isWithdrawalRule(name)) throw new Refusal('NOT_FOUND');
  if (!isWithinBounds(name, wanted)) throw new Refusal('RULE_BOUNDS');
  if (isAlone && loosensRule(name, presentRule(held), wanted)) {
    throw new Refusal('NEEDS_SECOND_PERSON');
  }
  const amount = typed === null ? null : parsePesos(typed);
  const next = { name, isOn, amount, count, hours };
  const row = await channels.updateRule(tx, next);
  const subject = { kind: 'rule', rule: name } as const;
  const change = { before: factsOf(held), after: factsOf(next) };
  return { row, entries: [{ action: 'payments.rule-changed', subject, ...change, reason }] };
}

/** Makes a rule stricter, or switches it on. */
export async function updateRule(
  services: DeskServices,
  context: StaffContext,
  { words, ...wanted }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const reason = readWords(words);
  const row = await services.audit.record(byStaff(context), async (tx) => {
    const done = await changeRuleWithin(services, tx, wanted, { reason, isAlone: true });
    return { result: done.row, entries: done.entries };
  });
  return presentRule(row);
}
