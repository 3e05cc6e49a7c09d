import { isKycAllowed, kycReminderOf, type RefusedAction } from '@perya/contract/rules/kyc-gate';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { Refusal } from '../../platform/http/refusal.ts';
import type { KycServices } from './services.ts';

type GateServices = Pick<KycServices, 'store' | 'submissions' | 'policy' | 'metrics'>;

/** Why the gate refuses a status an action, in the words of both; null lets it proceed. */
export function kycRefusalOf(
  policy: KycServices['policy'],
  action: RefusedAction,
  status: KycStatus,
): Refusal | null {
  if (isKycAllowed(action, status, policy)) return null;
  if (status === 'block') return new Refusal('ACCOUNT_BLOCKED');
  return new Refusal('KYC_REQUIRED', kycReminderOf(action, status, policy));
}

/** Refuses an action that the player's status does not let proceed, in the words of that action and status. */
export async function requireKyc(
  { store, submissions, policy, metrics }: GateServices,
  action: RefusedAction,
  uid: bigint,
): Promise<void> {
  const status = await store.readStatus(uid);
  const refusal = kycRefusalOf(policy, action, status);
  if (refusal === null) return;
  metrics.countRefused(action);
  // A frozen player's submission waits like any other: who has done it is not told to do it.
  const waits = status === 'frozen' && (await submissions.readReview(uid)).isWaiting;
  if (waits) throw new Refusal('KYC_REQUIRED', kycReminderOf(action, 'under_review', policy));
  throw refusal;
}
