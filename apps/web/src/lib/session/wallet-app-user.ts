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
 * Whether this is a player of the e-wallet's app, who skips the gate and has the wallet's cashier in place of ours.
 * Anybody can write the flag into an address: what proves it is a session that the wallet's token opened, or the
 * wallet's bridge around the page. [M-232 M-320]
 */
export function isWalletAppUser(): boolean {
  if (readPartner(sessionStore) !== 'ewallet') return false;
  if (typeof readBridge()?.openWallet === 'function') return true;
  return useSession.getState().token !== null && sessionStore.read(name) === 'ewallet';
}
