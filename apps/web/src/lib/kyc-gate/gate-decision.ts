import type { Call } from '@perya/contract/call';
import { askingGate, type GateName, gates, identityOf } from '@perya/contract/gates';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { type GateAction, isKycAllowed, wordsOf } from '@perya/contract/rules/kyc-gate';
import type { KycStatus } from '@perya/contract/rules/kyc-status';

/** What the gate decides by: how the check stands, and the operator's policy. */
export type Standing = Pick<KycRecord, 'status' | 'is_waiting' | 'policy'>;

/** The dialogs of the identity check that are no screens of its wizard. */
export type KycModal =
  | 'withdraw-hint'
  | 'withdraw'
  | 'deposit'
  | 'play'
  | 'welfare'
  | 'after-login'
  | 'wallet-hint'
  | 'user-centre'
  | 'countdown'
  | 'restricted'
  | 'blocked';

/** A call, the gate it names where its schemas are not loaded yet, or an action that only the app knows. */
export type Asked = Pick<Call, 'gate'> | GateName | GateAction;

const isGate = (name: string): name is GateName => Object.hasOwn(gates, name);

/** What the identity check is asked about; null where nothing is. */
export function actionOf(asked: Asked, partner: string | null): GateAction | null {
  const name = typeof asked === 'string' ? asked : asked.gate;
  if (name === undefined || !isGate(name)) return name ?? null;
  const gate = askingGate(name);
  return gate && identityOf(gate, partner);
}

interface GateInput {
  readonly action: GateAction;
  readonly isLoggedIn: boolean;
  readonly path: string;
  /** Null where it could not be fetched: then the server decides alone. */
  readonly standing: Pick<Standing, 'status' | 'policy'> | null;
}

const kycRoute = /^\/s-kyc(?:\/|$)/i;

export const isKycRoute = (path: string): boolean => kycRoute.test(path);

/** [A-229 A-232 A-233] */
export function mayProceed({ action, isLoggedIn, path, standing }: GateInput): boolean {
  if (!isLoggedIn || standing === null || isKycRoute(path)) return true;
  return isKycAllowed(action, standing.status, standing.policy);
}

/** What a player sees instead of the action; null where it is only logged. [A-234 A-235 A-237 A-238 A-239 A-240 A-241] */
export function modalOf(action: GateAction, status: KycStatus): KycModal | null {
  if (action === 'viewRecords' || action === 'updateProfile') return null;
  if (status === 'block') return 'blocked';
  if (action === 'afterLogin') return 'after-login';
  const words = wordsOf[action];
  return words === 'withdraw' && status === 'under_review' ? 'withdraw-hint' : words;
}
