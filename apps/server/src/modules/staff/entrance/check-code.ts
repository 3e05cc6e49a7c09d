import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { findStep } from '../../../platform/credentials/totp.ts';
import type { Account } from '../accounts/account.store.ts';
import type { StaffServices } from '../services.ts';

export const recoveryDigest = 'staff-recovery';

/** A code of the app, or a recovery code; either works once. An app that is not confirmed has no recovery codes. */
export async function isRightCode(
  { keyring, secondFactors }: StaffServices,
  account: Account,
  typed: string,
): Promise<boolean> {
  if (account.totpSealed === null) return false;
  const code = plainSecondFactor(typed);
  const step = findStep(keyring.open(account.totpSealed), code, Date.now());
  if (step !== null) return secondFactors.acceptStep(account.id, step);
  return secondFactors.useRecoveryCode(account.id, keyring.digest(recoveryDigest, code));
}
