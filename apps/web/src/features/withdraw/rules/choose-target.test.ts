import type { Channel } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { expect, it } from 'vitest';
import { chooseTarget } from './choose-target.ts';

const channels = [{ id: 2001 }, { id: 2002 }] as Channel[];
const account = (id: string, channelId: number) =>
  ({ id, channel_id: channelId }) as WithdrawAccount;
const two = [account('1', 2001), account('2', 2002)];

it('takes the account that was chosen with its channel, and the only one without a choice', () => {
  expect(chooseTarget({ accounts: two, channels }, '2')).toEqual({
    account: two[1],
    channel: channels[1],
  });
  expect(chooseTarget({ accounts: two, channels }, null).account).toBeNull();
  expect(chooseTarget({ accounts: two.slice(0, 1), channels }, null).account).toBe(two[0]);
  expect(chooseTarget({ accounts: [], channels }, '9')).toEqual({ account: null, channel: null });
});

it('begins with the account that was used last', () => {
  const used = [account('1', 2001), { ...account('2', 2002), is_last_used: true }];
  expect(chooseTarget({ accounts: used, channels }, null).account).toBe(used[1]);
  expect(chooseTarget({ accounts: used, channels }, '1').account).toBe(used[0]);
});

it('goes by the one channel of the second mini-app without an account [M-326]', () => {
  expect(chooseTarget({ accounts: null, channels }, null)).toEqual({
    account: null,
    channel: channels[0],
  });
});
