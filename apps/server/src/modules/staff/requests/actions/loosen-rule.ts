import { type RuleWanted, ruleWanted } from '@perya/contract/payments/staff-calls/channels';
import { isWithdrawalRule, withdrawalRules } from '@perya/contract/payments/staff-withdrawal-rules';
import type { Text } from '@perya/contract/text';
import { type Centavos, formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface LoosenRuleNeeds {
  payments: { desk: Pick<Payments['desk'], 'checkRule' | 'loosenRule'> };
}

interface Metrics {
  isOn: boolean;
  amount: Centavos | null;
  count: number | null;
  hours: number | null;
}

/** The figures of a rule in a row, as in `on, ₱20,000.00, 5 times, 24 hours`. */
function saysOf({ isOn, amount, count, hours }: Metrics): Text {
  const parts: Text[] = [isOn ? { en: 'on', tl: 'bukas' } : { en: 'off', tl: 'patay' }];
  if (amount !== null) parts.push({ en: formatPesos(amount), tl: formatPesos(amount) });
  if (count !== null) parts.push({ en: `${count} times`, tl: `${count} beses` });
  if (hours !== null) parts.push({ en: `${hours} hours`, tl: `${hours} oras` });
  return {
    en: parts.map(({ en }) => en).join(', '),
    tl: parts.map(({ tl }) => tl).join(', '),
  };
}

/** Loosens a rule of withdrawals. */
export function createLoosenRule(needs: LoosenRuleNeeds): RequestAction<RuleWanted> {
  const { desk } = needs.payments;
  return {
    name: 'payments.rule',
    input: ruleWanted,
    async check(input) {
      await desk.checkRule(input);
    },
    async describe(input) {
      const held = await desk.checkRule(input);
      if (!isWithdrawalRule(input.name)) throw new Refusal('NOT_FOUND');
      const { title } = withdrawalRules[input.name];
      const { count, hours } = input;
      const amount = input.amount === null ? null : parsePesos(input.amount);
      const was = saysOf(held);
      const is = saysOf({ isOn: input.is_on, amount, count, hours });
      return {
        subject: { kind: 'rule', rule: input.name },
        topic: input.name,
        says: {
          en: `“${title.en}”: ${is.en} instead of ${was.en}. It counts for withdrawals that are asked for from then on.`,
          tl: `“${title.tl}”: ${is.tl} sa halip na ${was.tl}. Bilang ito sa mga withdrawal na hihilingin mula noon.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      return { ...(await desk.loosenRule(tx, { ...input, reason })), events: [] };
    },
  };
}
