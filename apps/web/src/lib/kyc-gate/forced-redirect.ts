import { isComplianceActive, isVerified } from '@perya/contract/rules/kyc-deadline';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { isKycRoute } from './gate-decision.ts';

interface RedirectInput {
  readonly isLoggedIn: boolean;
  readonly path: string;
  /** The site-wide switch with its window; null while the index is not known. */
  readonly index: { cmpl: number; cmpl_start: number; cmpl_end: number } | null;
  /** The player's own record: whether it must be completed, and the server's clock. */
  readonly record: { cmpl: number; status: KycStatus; now: number };
}

/** Whether a player is led to the identity check before anything else. It needs both: the switch of the site and the flag of the record. [A-080 A-082 A-208 A-270 M-244 M-339] */
export function mustComplete({ isLoggedIn, path, index, record }: RedirectInput): boolean {
  if (!isLoggedIn || index === null || isKycRoute(path)) return false;
  if (isVerified(record.status) || record.cmpl !== 1) return false;
  return isComplianceActive(index, record.now);
}
