import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import {
  loginFromSecondMini,
  loginFromShoppingApp,
  loginFromWalletApp,
} from '@perya/contract/partners/calls/login';
import { walletAppUrl } from '../cashier/wallet-app.ts';
import { readBootData } from '../page/boot-data.ts';
import { type Partner, readPartner } from '../session/partner.ts';
import { capabilitiesHere, openWalletByBridge, payByBridge } from './bridge.ts';
import type { Host, WalletAction } from './host.ts';

const noWalletApp = async () => false;

/** The app's own cashier by its bridge, else the address that the operator has named. [M-320] */
async function openWallet(action: WalletAction): Promise<boolean> {
  if (await openWalletByBridge(action)) return true;
  const url = walletAppUrl(readBootData().walletAppUrl, action);
  if (url === null) return false;
  location.assign(url);
  return true;
}

const walletHost: Host = {
  channel: 'ewallet',
  logIn: (client, token) => client.call(loginFromWalletApp, { token }),
  pay: (url) => payByBridge(url),
  openWalletApp: openWallet,
  capabilities: () => capabilitiesHere(),
};

const secondHost: Host = {
  channel: 'maya',
  logIn: (client, session_id) => client.call(loginFromSecondMini, { session_id }),
  pay: (url) => payByBridge(url),
  openWalletApp: noWalletApp,
  capabilities: () => capabilitiesHere(),
};

const shoppingHost: Host = {
  channel: 'lazada',
  logIn: (client, code, purpose) => client.call(loginFromShoppingApp, { code, purpose }),
  pay: (url) => payByBridge(url),
  openWalletApp: noWalletApp,
  capabilities: () => capabilitiesHere(),
};

const hosts: Readonly<Record<Partner, Host>> = {
  ewallet: walletHost,
  maya: secondHost,
  lazada: shoppingHost,
  'lazada-h5': shoppingHost,
};

export const hostOf = (partner: Partner): Host => hosts[partner];

/** Whose app the page is in, by the flag of the visit, which the address or the door has set; null in a plain browser. [A-257 G-007 G-291] */
export function currentHost(): Host | null {
  const partner = readPartner(sessionStore);
  return partner === null ? null : hosts[partner];
}
