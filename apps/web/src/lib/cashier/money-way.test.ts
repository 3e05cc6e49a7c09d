import { expect, it } from 'vitest';
import { channelPartnerOf } from './channel-partner.ts';
import { moneyWay } from './money-way.ts';
import { walletAppUrl } from './wallet-app.ts';

it('moves the money of a wallet-app user in the wallet app, both ways [M-320]', () => {
  expect(moneyWay('deposit', 'ewallet')).toEqual({ kind: 'wallet-app' });
  expect(moneyWay('withdraw', 'ewallet')).toEqual({ kind: 'wallet-app' });
  const template = 'wallet://open?do={action}';
  expect(walletAppUrl(template, 'withdraw')).toBe('wallet://open?do=withdraw');
  expect(walletAppUrl('', 'deposit')).toBeNull();
});

it('opens the panels for everybody else, for shopping users in a browser as for web users [M-323 M-333]', () => {
  for (const partner of [null, 'lazada-h5', 'lazada', 'maya'] as const) {
    expect(moneyWay('withdraw', partner)).toEqual({ kind: 'overlay', action: 'withdraw' });
  }
  expect(moneyWay('deposit', 'maya')).toEqual({ kind: 'overlay', action: 'depositmaya' });
  for (const partner of [null, 'lazada-h5', 'lazada'] as const) {
    expect(moneyWay('deposit', partner)).toEqual({ kind: 'overlay', action: 'deposit' });
  }
});

it('shows the channels of two partners inside their apps alone', () => {
  const all = [null, 'ewallet', 'lazada-h5', 'lazada', 'maya'] as const;
  expect(all.map(channelPartnerOf)).toEqual(['web', 'web', 'web', 'lazada', 'maya']);
});
