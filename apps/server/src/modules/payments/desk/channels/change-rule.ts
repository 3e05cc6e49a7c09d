import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { updateRule as call } from '@perya/contract/staff/calls/payments/channels';
import { parsePesos } from '@perya/money';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Facts } from '../../../audit/index.ts';
import type { DeskServices } from '../dependencies.ts';
import { presentRule } from './channels.present.ts';
import type { RuleRow } from './channels.store.ts';

const factsOf = ({ isOn, amount, count, hours }: Omit<RuleRow, 'updatedAt'>): Facts => ({
  is_on: isOn,
  amount: amount === null ? null : String(amount),
  count,
  hours,
});

/** Changes the figures of a rule; which figures it has is its own. */
export async function updateRule(
  { audit, channels }: DeskServices,
  context: StaffContext,
  { name, is_on: isOn, amount: typed, count, hours, words }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const reason = readWords(words);
  const amount = typed === null ? null : parsePesos(typed);
  if (amount !== null && amount <= 0n) throw new Refusal('INVALID_INPUT');
  const row = await audit.record(byStaff(context), async (tx) => {
    const held = await channels.lockRule(tx, name);
    if (!held) throw new Refusal('NOT_FOUND');
    const wanted = { name, isOn, amount, count, hours };
    const isAlike = (['amount', 'count', 'hours'] as const).every(
      (part) => (held[part] === null) === (wanted[part] === null),
    );
    if (!isAlike) throw new Refusal('INVALID_INPUT');
    return {
      result: await channels.updateRule(tx, wanted),
      entries: [
        {
          action: 'payments.rule-changed',
          subject: { kind: 'rule', rule: name },
          before: factsOf(held),
          after: factsOf(wanted),
          reason,
        },
      ],
    };
  });
  return presentRule(row);
}
