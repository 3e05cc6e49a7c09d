import { voucherChannelId } from '@perya/contract/rules/payment-channels';
import { expect, it } from 'vitest';
import { isVoucher } from '../../../lib/cashier/channel-choice.ts';
import { resultText } from '../voucher/voucher-result.ts';
import { aChannel } from './a-channel.ts';
import { cleanCode, isCodeShort, isCodeWhole } from './voucher-code.ts';

it('is the channel 1008 that takes codes [M-128 M-453]', () => {
  expect(voucherChannelId).toBe(1008);
  expect(isVoucher(aChannel({ id: 1008 }))).toBe(true);
  expect(isVoucher(aChannel({ id: 1001 }))).toBe(false);
});

it('has no spaces and fifty characters at most [M-300]', () => {
  expect(cleanCode(' AB 12\t34\n5 ')).toBe('AB12345');
  expect(cleanCode('x'.repeat(60))).toHaveLength(50);
});

it('is long enough with five, and wrong with one to four [M-301 M-302 M-441]', () => {
  const codes = ['', 'a', 'abcd', 'abcde'];
  expect(codes.map(isCodeWhole)).toEqual([false, false, false, true]);
  expect(codes.map(isCodeShort)).toEqual([false, true, true, false]);
});

it('tells what the server says, or success [M-134 M-425]', () => {
  expect(resultText({ data: '₱100 added' }, 'success')).toBe('₱100 added');
  for (const nothing of [null, {}, { data: '' }, { data: 1 }]) {
    expect(resultText(nothing, 'success')).toBe('success');
  }
});
