import { isKycAllowed, type KycAction } from '@perya/contract/rules/kyc-gate';
import type { KycServices } from './services.ts';

/** Whether the player's status lets the action proceed. */
export async function mayDo(
  { store, policy }: KycServices,
  action: KycAction,
  uid: bigint,
): Promise<boolean> {
  return isKycAllowed(action, await store.readStatus(uid), policy);
}
