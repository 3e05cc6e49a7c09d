import { type AskingGate, askingGate, type GateName, identityOf } from '@perya/contract/gates';
import { isKycAllowed, kycReminderOf, kycReminders, wordsOf } from '@perya/contract/rules/kyc-gate';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { Entering } from '../../platform/http/gates/admission.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { KycServices } from './services.ts';

type GateServices = Pick<KycServices, 'store' | 'submissions' | 'policy'>;

/**
 * Why a gate refuses a status: in the words of its action, and a test account, which passes, by the rule of test
 * money in its own. Null lets it proceed. [A-221 A-222 A-223 A-351 M-338 M-493]
 */
function gateRefusal(
  policy: KycServices['policy'],
  gate: AskingGate,
  status: KycStatus,
  partner: ChannelPartner = 'web',
): Refusal | null {
  const action = identityOf(gate, partner);
  if (!isKycAllowed(action, status, policy)) {
    if (status === 'block') return new Refusal('ACCOUNT_BLOCKED');
    return new Refusal('KYC_REQUIRED', kycReminderOf(action, status, policy));
  }
  const isTest = status === 'test_account';
  if (isTest && gate.testAccounts === 'refused') return new Refusal('TEST_ACCOUNT_REFUSED');
  if (!isTest && gate.testAccounts === 'only') return new Refusal('TEST_ACCOUNT_ONLY');
  return null;
}

/** The same of a status that was read under the lock of whoever decides. */
export function refusalOf(
  policy: KycServices['policy'],
  name: GateName,
  status: KycStatus,
  partner?: ChannelPartner,
): Refusal | null {
  const gate = askingGate(name);
  return gate && gateRefusal(policy, gate, status, partner);
}

/** The statuses that pass a gate, for whoever compares them in the database. */
export const statusesFor = (
  policy: KycServices['policy'],
  name: GateName,
  partner?: ChannelPartner,
): KycStatus[] => kycStatuses.filter((status) => refusalOf(policy, name, status, partner) === null);

/** Refuses a player whom the status does not let through the gate. */
export async function admit(
  { store, submissions, policy }: GateServices,
  gate: AskingGate,
  { uid, partner }: Pick<Entering, 'uid' | 'partner'>,
): Promise<void> {
  const status = await store.readStatus(uid);
  const refusal = gateRefusal(policy, gate, status, partner);
  if (refusal === null) return;
  // A frozen player's submission waits like any other: who has done it is not told to do it.
  const waits = status === 'frozen' && (await submissions.readReview(uid)).isWaiting;
  if (!waits) throw refusal;
  const action = identityOf(gate, partner);
  throw new Refusal('KYC_REQUIRED', kycReminderOf(action, 'under_review', policy));
}

/** A status that passed has changed before it was compared under the lock: the gate speaks anew. */
export async function refusalNow(
  { store, policy }: Pick<KycServices, 'store' | 'policy'>,
  name: GateName,
  uid: bigint,
  partner?: ChannelPartner,
): Promise<Refusal> {
  const refusal = refusalOf(policy, name, await store.readStatus(uid), partner);
  if (refusal !== null) return refusal;
  // It has changed back by now.
  const action = askingGate(name)?.identity;
  return new Refusal('KYC_REQUIRED', action && kycReminders[wordsOf[action]]);
}
