import type { Channel } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { expect, it } from 'vitest';
import { accountChoices, isBank, isFull } from './account-choices.ts';

const channel = (id: number, flag = 2) => ({ id, flag }) as Channel;
const account = (channelId: number, status = 1) =>
  ({ channel_id: channelId, status }) as WithdrawAccount;

it('marks the channels of usable accounts and not of removed ones [M-131 M-315]', () => {
  const choices = accountChoices([channel(1), channel(2), channel(3)], [account(1), account(2, 2)]);
  expect(choices.map(({ exists }) => exists)).toEqual([true, false, false]);
});

it('is full with three usable accounts [M-131]', () => {
  expect(isFull([account(1), account(2), account(3, 2)])).toBe(false);
  expect(isFull([account(1), account(2), account(3)])).toBe(true);
});

it('tells a bank from a payment instrument by its flag [M-126]', () => {
  expect([isBank(channel(1, 1)), isBank(channel(1, 2))]).toEqual([true, false]);
});
