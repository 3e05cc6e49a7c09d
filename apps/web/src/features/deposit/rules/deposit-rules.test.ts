import { ClientError } from '@perya/contract/client-errors';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { cleanAmount } from '@perya/contract/rules/payment-amount';
import { describe, expect, it } from 'vitest';
import {
  channelsIn,
  pickChannel,
  quickAmountsOf,
  rangeOf,
  wantedChannel,
} from '../../../lib/cashier/channel-choice.ts';
import { aChannel } from './a-channel.ts';
import { amountProblem, pressOf } from './deposit-form.ts';
import { makesChannelsStale, refusalOf } from './deposit-refusal.ts';

const words = { noConnection: 'No connection. Try again.', fallback: 'deposit error' };
const form = (changes: Partial<{ channel: Channel | null; amount: string; isBusy: boolean }>) => ({
  channel: aChannel(),
  amount: '500',
  isBusy: false,
  ...changes,
});

describe('channels', () => {
  const all = [
    aChannel({ id: 1, name: 'Bank' }),
    aChannel({ id: 2, name: 'Maya Mini' }),
    aChannel({ id: 3, name: 'LazadaMini' }),
  ];
  const idsIn = (partner: Parameters<typeof channelsIn>[0]) =>
    channelsIn(partner, all).map(({ id }) => id);

  it('of partners stand inside their apps alone, and nothing else stands there [M-127 M-325 M-332 M-335 M-474]', () => {
    expect(idsIn('web')).toEqual([1]);
    expect(idsIn('maya')).toEqual([2]);
    expect(idsIn('lazada')).toEqual([3]);
  });

  it('that are closed are not chosen, not even by whoever opened the sheet', () => {
    const channels = [
      aChannel({ id: 1, is_open: false }),
      aChannel({ id: 2 }),
      aChannel({ id: 3 }),
    ];
    expect(pickChannel(channels, null)?.id).toBe(2);
    expect(pickChannel(channels, 3)?.id).toBe(3);
    expect(pickChannel(channels, 1)?.id).toBe(2);
    expect(pickChannel([aChannel({ is_open: false })], null)).toBeNull();
    expect([wantedChannel({ pid: 3 }), wantedChannel({ pid: '3' }), wantedChannel(null)]).toEqual([
      3,
      null,
      null,
    ]);
  });

  it('without limits of their own take 100 to 500,000 [M-129 M-443]', () => {
    expect(rangeOf(aChannel({ min_amount: null, max_amount: null }))).toEqual({
      min: 10_000n,
      max: 50_000_000n,
    });
    expect(rangeOf(aChannel())).toEqual({ min: 10_000n, max: 5_000_000n });
  });

  it('offer their own quick amounts, and the second mini-app fixed ones [M-123 M-327 M-491]', () => {
    const channel = aChannel({ amount_limit: ['50', '200', '1000', '60000'] });
    expect(quickAmountsOf('web', channel)).toEqual(['200', '1000']);
    expect(quickAmountsOf('maya', channel)).toEqual(['100', '300', '500', '1000', '3000', '5000']);
  });
});

describe('the amount', () => {
  it('takes digits, twenty at most, and no centavos by mistake [M-295 M-441]', () => {
    expect(cleanAmount('a1b2,3 ₱', 'deposit')).toBe('123');
    expect(cleanAmount('9'.repeat(30), 'deposit')).toBe('9'.repeat(20));
    expect(cleanAmount('1,000.50', 'deposit')).toBe('1000');
    expect(cleanAmount('٣٠٠', 'deposit')).toBe('');
  });

  it('lies within what the channel takes, both ends included, else the message names them [M-296 M-443 M-442]', () => {
    for (const amount of ['100', '50000']) expect(amountProblem(form({ amount }))).toBeNull();
    for (const amount of ['', '99', '50001', '0100', '0', '1e3', '-500', '9'.repeat(20)]) {
      expect(amountProblem(form({ amount }))?.en).toBe('Enter Amount: 100-50,000');
    }
    const unlimited = aChannel({ min_amount: null, max_amount: null });
    expect(amountProblem(form({ channel: unlimited, amount: '1' }))?.en).toBe(
      'Enter Amount: 100-500,000',
    );
  });
});

describe('a press of the button', () => {
  it('sends with a channel and an amount while nothing is under way [M-201 M-297]', () => {
    expect(pressOf(form({}))).toBe('send');
    expect(pressOf(form({ isBusy: true }))).toBe('busy');
  });

  it('says amount error, or that no method is chosen [M-298 M-299]', () => {
    expect(pressOf(form({ amount: '' }))).toBe('amount-error');
    expect(pressOf(form({ amount: '99', isBusy: true }))).toBe('amount-error');
    expect(pressOf(form({ channel: null }))).toBe('no-channel');
    expect(pressOf(form({ channel: null, amount: '' }))).toBe('no-channel');
  });
});

describe('a refusal', () => {
  it('has the words of the server, else those for what went wrong [M-421 M-422]', () => {
    const refused = new ClientError('server', 'Recharge failed', 'DEPOSIT_FAILED');
    expect(refusalOf(refused, words)).toEqual({ text: 'Recharge failed', way: null });
    expect(refusalOf(new ClientError('network', 'x', 'NETWORK'), words).text).toBe(
      'No connection. Try again.',
    );
    for (const wordless of [
      new ClientError('server', 'Server error', 'HTTP_502'),
      new ClientError('server', 'Unknown error', 'SERVER'),
      new ClientError('binary-decoding', 'x', 'DECODING'),
      new TypeError('x'),
    ]) {
      expect(refusalOf(wordless, words).text).toBe('deposit error');
    }
  });

  it("by the player's own limit leads to the limits", () => {
    const wayOf = (code: string) => refusalOf(new ClientError('server', 'x', code), words).way;
    expect(wayOf('DEPOSIT_LIMIT')).toBe('/play-limits');
    expect(wayOf('EXCLUDED')).toBe('/play-limits');
    expect(wayOf('KYC_REQUIRED')).toBe('/s-kyc');
    expect(wayOf('DEPOSITS_OPEN_MAX')).toBe('/s-transaction/deposit');
  });

  it('of a channel lets the channels be read anew', () => {
    expect(makesChannelsStale(new ClientError('server', 'x', 'CHANNEL_CLOSED'))).toBe(true);
    expect(makesChannelsStale(new ClientError('server', 'x', 'DEPOSIT_LIMIT'))).toBe(false);
  });
});
