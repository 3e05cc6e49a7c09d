import type { RuleWanted } from '@perya/contract/payments/staff-calls/channels';
import { isWithdrawalRule, withdrawalRules } from '@perya/contract/payments/staff-withdrawal-rules';
import type { Text } from '@perya/contract/text';
import { type Centavos, formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { changeRuleWithin, checkRule } from './change-rule.ts';

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
export function loosenRule(services: DeskServices): RequestAction<RuleWanted> {
  return {
    async describe(input) {
      const held = await checkRule(services, input);
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
    carryOut(tx, { input, reason }) {
      return changeRuleWithin(services, tx, input, { reason, isAlone: false });
    },
  };
}
