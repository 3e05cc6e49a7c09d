import { isKycAllowed, kycReminderOf, type RefusedAction } from '@perya/contract/rules/kyc-gate';
import { Refusal } from '../../platform/http/refusal.ts';
import type { KycServices } from './dependencies.ts';

type GateServices = Pick<KycServices, 'store' | 'submissions' | 'policy' | 'figures'>;

/** Refuses an action that the player's status does not let proceed, in the words of that action and status. */
export async function requireKyc(
  { store, submissions, policy, figures }: GateServices,
  action: RefusedAction,
  uid: bigint,
): Promise<void> {
  const status = await store.readStatus(uid);
  if (isKycAllowed(action, status, policy)) return;
  figures.countRefused(action);
  if (status === 'block') throw new Refusal('ACCOUNT_BLOCKED');
  // A frozen player's submission waits like any other: who has done it is not told to do it.
  const waits = status === 'frozen' && (await submissions.readReview(uid)).isWaiting;
  throw new Refusal('KYC_REQUIRED', kycReminderOf(action, waits ? 'under_review' : status, policy));
}
