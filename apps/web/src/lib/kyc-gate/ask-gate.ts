import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import type { Call } from '@perya/contract/call';
import { askingGate, type GateName, gates, identityOf } from '@perya/contract/gates';
import type { GateAction } from '@perya/contract/rules/kyc-gate';
import { loadKyc } from '../kyc/load-kyc.ts';
import { loadProfile } from '../player/load-player.ts';
import { readPartner } from '../session/partner.ts';
import { sessionToken } from '../session/session-token.ts';
import type { Standing } from './gate-decision.ts';
import { showKycModal } from './kyc-modals.ts';
import { logKyc } from './log-kyc.ts';
import { passKycGate } from './pass-kyc-gate.ts';

/** Both are fetched anew; answers within 1.5 s are shared. */
async function refetch(): Promise<Standing | null> {
  const [record] = await Promise.allSettled([loadKyc(), loadProfile()]);
  return record.status === 'fulfilled' ? record.value : null;
}

/** A call, the gate it names where its schemas are not loaded yet, or an action that only the app knows. */
type Asked = Pick<Call, 'gate'> | GateName | GateAction;

const isGate = (name: string): name is GateName => Object.hasOwn(gates, name);

/** What the identity check is asked about; null where nothing is. */
function actionOf(asked: Asked): GateAction | null {
  const name = typeof asked === 'string' ? asked : asked.gate;
  if (name === undefined || !isGate(name)) return name ?? null;
  const gate = askingGate(name);
  return gate && identityOf(gate, readPartner(sessionStore));
}

/** The gate of this page and this player. */
export async function askGate(
  asked: Asked,
  run: () => unknown,
  onRefused?: (standing: Standing) => void,
): Promise<void> {
  const action = actionOf(asked);
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
