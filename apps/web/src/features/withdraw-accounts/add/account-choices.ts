import type { Channel } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { accountsMax, channelFlags } from '@perya/contract/rules/payment-channels';
import { usableAccounts } from '../../../lib/cashier/usable-accounts.ts';

export interface AccountChoice {
  readonly channel: Channel;
  /** The player has a usable account there. [M-315] */
  readonly exists: boolean;
}

/** Every way out, and which of them this player has an account with already. [M-131 M-315] */
export function accountChoices(
  channels: readonly Channel[],
  accounts: readonly WithdrawAccount[],
): readonly AccountChoice[] {
  const taken = new Set(usableAccounts(accounts).map(({ channel_id }) => channel_id));
  return channels.map((channel) => ({ channel, exists: taken.has(channel.id) }));
}

export function isFull(accounts: readonly WithdrawAccount[]): boolean {
  return usableAccounts(accounts).length >= accountsMax;
}

/** A bank has an account number, anything else a mobile number. [M-126] */
export function isBank({ flag }: Pick<Channel, 'flag'>): boolean {
  return flag === channelFlags.bank;
}
