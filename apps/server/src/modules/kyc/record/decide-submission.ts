import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { Refusal } from '../../../platform/http/refusal.ts';

/** By which call a player gives something. */
export type SubmitCall = 'insert' | 'update' | 'base';

const locked: readonly KycStatus[] = ['under_review', 'fully_kyc', 'block', 'test_account'];

/**
 * The status that a submission leads to, null if it stays; refuses what must not be submitted now. A
 * frozen player stays frozen while the submission waits. [A-201 A-485]
 */
export function decideSubmission(
  call: SubmitCall,
  { status, isWaiting }: { status: KycStatus; isWaiting: boolean },
): KycStatus | null {
  if (locked.includes(status) || isWaiting) throw new Refusal('KYC_LOCKED');
  if (call === 'base') return status === 'unset' ? 'basic_account' : null;
  if (call === 'insert' && status !== 'unset') throw new Refusal('KYC_ALREADY_BEGUN');
  if (call === 'update' && status === 'unset') throw new Refusal('KYC_NOT_BEGUN');
  return status === 'frozen' ? null : 'under_review';
}
