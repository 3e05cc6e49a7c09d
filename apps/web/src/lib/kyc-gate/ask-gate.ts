import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { loadKyc } from '../kyc/load-kyc.ts';
import { loadProfile } from '../player/load-player.ts';
import { readPartner } from '../session/partner.ts';
import { sessionToken } from '../session/session-token.ts';
import { type Asked, actionOf, type Standing } from './gate-decision.ts';
import { showKycModal } from './kyc-modals.ts';
import { logKyc } from './log-kyc.ts';
import { passKycGate } from './pass-kyc-gate.ts';

/** Both are fetched anew; answers within 1.5 s are shared. */
async function refetch(): Promise<Standing | null> {
  const [record] = await Promise.allSettled([loadKyc(), loadProfile()]);
  return record.status === 'fulfilled' ? record.value : null;
}

/** The gate of this page and this player. */
export async function askGate(
  asked: Asked,
  run: () => unknown,
  onRefused?: (standing: Standing) => void,
): Promise<void> {
  const action = actionOf(asked, readPartner(sessionStore));
  if (action === null) return void (await run());
  return passKycGate(
    {
      isLoggedIn: () => sessionToken.get() !== null,
      path: () => location.pathname,
      refetch,
      show: (modal, standing) => void showKycModal(modal, standing),
      log: logKyc,
    },
    { action, run, ...(onRefused === undefined ? {} : { onRefused }) },
  );
}
