import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { readBridge } from '../partners/bridge.ts';
import { type Partner, readPartner } from './partner.ts';
import { useSession } from './session.ts';

const name = 'entered-by';

/** Notes whose token this session was opened with; that is over with the session. */
export function noteEntered(partner: Partner): void {
  sessionStore.write(name, partner);
}

export function forgetEntered(): void {
  sessionStore.remove(name);
}

useSession.subscribe((now, before) => {
  if (before.token !== null && now.token === null) forgetEntered();
});

/**
 * Inside whose app the page is, where that decides about a login, the gate or the cashier. Anybody can write the flag
 * into an address: what proves it is a session that the partner's token opened, or the partner's bridge around the page.
 */
export function provedPartner(): Partner | null {
  const partner = readPartner(sessionStore);
  const isEntered = useSession.getState().token !== null && sessionStore.read(name) === partner;
  if (isEntered) return partner;
  const bridge = readBridge();
  const isAround = partner === 'ewallet' ? typeof bridge?.openWallet === 'function' : bridge;
  return isAround ? partner : null;
}

/** Whether this is a player of the e-wallet's app, who skips the gate and has the wallet's cashier in place of ours. [M-232 M-320] */
export const isWalletAppUser = (): boolean => provedPartner() === 'ewallet';
