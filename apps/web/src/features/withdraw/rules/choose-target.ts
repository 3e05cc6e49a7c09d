import type { Channel } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';

interface Offered {
  /** Null where the player chooses none. [M-326] */
  readonly accounts: readonly WithdrawAccount[] | null;
  readonly channels: readonly Channel[];
}

export interface Target {
  readonly account: WithdrawAccount | null;
  readonly channel: Channel | null;
}

/** Where the money goes: the account that was chosen, or the one that was used last, or the only one; inside the second mini-app its one channel. */
export function chooseTarget({ accounts, channels }: Offered, chosenId: string | null): Target {
  if (accounts === null) return { account: null, channel: channels[0] ?? null };
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const last = accounts.find(({ is_last_used }) => is_last_used);
  const account = accounts.find(({ id }) => id === chosenId) ?? last ?? only ?? null;
  const channel = channels.find(({ id }) => id === account?.channel_id) ?? null;
  return { account, channel };
}
