import type { RefusedAction } from '@perya/contract/rules/kyc-gate';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Kyc } from '../kyc/index.ts';

/**
 * Why a status keeps a player from moving money, asked again under the lock that decides: the gate in the words of
 * the action itself, which a test account passes, and then the rule of test money in its own. [A-221 A-222 A-223 A-351 M-338 M-493]
 */
export function statusRefusal(
  kyc: Pick<Kyc, 'refusalOf'>,
  action: RefusedAction,
  status: KycStatus,
): Refusal | null {
  const ofGate = kyc.refusalOf(action, status);
  if (ofGate !== null || status !== 'test_account') return ofGate;
  return new Refusal('TEST_ACCOUNT_REFUSED');
}
