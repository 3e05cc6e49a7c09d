import { isKycAllowed, kycReminderOf, type RefusedAction } from '@perya/contract/rules/kyc-gate';
import { Refusal } from '../../platform/http/refusal.ts';
import type { KycServices } from './dependencies.ts';

/** Refuses an action that the player's status does not let proceed, in the words of that action. */
export async function requireKyc(
  { store, policy, figures }: Pick<KycServices, 'store' | 'policy' | 'figures'>,
  action: RefusedAction,
  uid: bigint,
): Promise<void> {
  const status = await store.readStatus(uid);
  if (isKycAllowed(action, status, policy)) return;
  figures.countRefused(action);
  if (status === 'block') throw new Refusal('ACCOUNT_BLOCKED');
  throw new Refusal('KYC_REQUIRED', kycReminderOf(action, status));
}
