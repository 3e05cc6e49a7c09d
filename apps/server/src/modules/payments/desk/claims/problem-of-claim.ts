import type { StaffErrorCode } from '@perya/contract/staff/staff-errors';
import type { ClaimColumns } from '../../../../platform/lists/claim.ts';

/** Why somebody may not decide what they look at; null if they have claimed it. */
export function problemOfClaim(
  row: ClaimColumns & { isOpen: boolean },
  staffId: bigint,
): StaffErrorCode | null {
  if (!row.isOpen) return 'PAYMENT_DECIDED';
  const isHeld = row.claimedUntil !== null && row.claimedUntil.getTime() > Date.now();
  if (!isHeld) return 'PAYMENT_NOT_CLAIMED';
  return row.claimedBy === staffId ? null : 'PAYMENT_TAKEN';
}
