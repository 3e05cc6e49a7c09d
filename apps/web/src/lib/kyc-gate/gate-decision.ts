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
