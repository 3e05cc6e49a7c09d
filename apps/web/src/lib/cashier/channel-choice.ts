import type { Channel } from '@perya/contract/payments/calls/payments';
import { type AmountRange, cleanAmount } from '@perya/contract/rules/payment-amount';
import {
  type ChannelPartner,
  defaultAmountMax,
  defaultAmountMin,
  miniQuickAmounts,
  partnerChannelNames,
  voucherChannelId,
} from '@perya/contract/rules/payment-channels';
import { parsePesos } from '@perya/money';

/** Inside a partner's app its own channel alone, and nowhere else. The server keeps to the same. [M-127 M-325 M-332 M-335] */
export function channelsIn(partner: ChannelPartner, channels: readonly Channel[]): Channel[] {
  const names: readonly string[] = Object.values(partnerChannelNames);
  return channels.filter(({ name }) =>
    partner === 'web' ? !names.includes(name) : name === partnerChannelNames[partner],
  );
}

/** What was chosen as long as it is open, else the first that is. */
export function pickChannel(channels: readonly Channel[], chosenId: number | null): Channel | null {
  const open = channels.filter(({ is_open }) => is_open);
  return open.find(({ id }) => id === chosenId) ?? open[0] ?? null;
}

export const isVoucher = (channel: Channel | null) => channel?.id === voucherChannelId;

/** [M-129 M-443] */
export function rangeOf({ min_amount, max_amount }: Channel): AmountRange {
  return {
    min: (min_amount === null ? null : parsePesos(min_amount)) ?? defaultAmountMin,
    max: (max_amount === null ? null : parsePesos(max_amount)) ?? defaultAmountMax,
  };
}

/** Amounts in one tap: the second mini-app's are fixed. What the channel would refuse is not offered. [M-123 M-327 M-491] */
export function quickAmountsOf(partner: ChannelPartner, channel: Channel): string[] {
  const amounts = partner === 'maya' ? miniQuickAmounts : channel.amount_limit;
  const { min, max } = rangeOf(channel);
  return amounts.filter((text) => {
    const amount = parsePesos(text);
    return amount !== null && amount >= min && amount <= max;
  });
}

/** The channel that whoever opened the sheet has in mind. */
export function wantedChannel(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { pid } = data as { pid?: unknown };
  return typeof pid === 'number' ? pid : null;
}

/** The whole pesos that whoever opened the sheet has in mind; a link may say anything, and the form judges it. */
export function wantedAmount(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { amount } = data as { amount?: unknown };
  return typeof amount === 'string' ? cleanAmount(amount, 'deposit') : '';
}
