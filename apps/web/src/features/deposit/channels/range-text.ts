import type { Channel } from '@perya/contract/payments/calls/payments';
import { formatPesos } from '@perya/money';
import { rangeOf } from '../../../lib/cashier/channel-choice.ts';

/** What a channel takes at once: ₱100–50,000. */
export function rangeText(channel: Channel): string {
  const { min, max } = rangeOf(channel);
  const most = formatPesos(max, { decimals: 0, sign: false });
  return `${formatPesos(min, { decimals: 0 })}–${most}`;
}
