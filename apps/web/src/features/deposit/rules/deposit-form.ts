import type { Channel } from '@perya/contract/payments/calls/payments';
import { depositAmountProblem } from '@perya/contract/rules/payment-amount';
import type { Text } from '@perya/contract/text';
import { rangeOf } from '../../../lib/cashier/channel-choice.ts';

interface DepositForm {
  readonly channel: Channel | null;
  readonly amount: string;
  readonly isBusy: boolean;
}

/** What is wrong with the amount; nothing while no channel says what it takes. [M-296] */
export function amountProblem({ channel, amount }: DepositForm): Text | null {
  return channel === null ? null : depositAmountProblem(amount, rangeOf(channel));
}

/** What a press of the button does: the disabled one is pressed too, and says why. [M-201 M-297 M-298 M-299] */
export function pressOf(form: DepositForm): 'send' | 'no-channel' | 'amount-error' | 'busy' {
  if (form.channel === null) return 'no-channel';
  if (amountProblem(form) !== null) return 'amount-error';
  return form.isBusy ? 'busy' : 'send';
}

/** How long a press keeps the button, unless its answer comes sooner. What is under way afterwards is still not sent twice. [M-202 M-203] */
export const holdMs = 3000;
