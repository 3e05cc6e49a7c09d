import type { StaffErrorCode } from '@perya/contract/staff/staff-errors';
import { type ClaimColumns, holderOf } from '../../../../platform/lists/queue.ts';

/** Why somebody may not decide what they look at; null if they have claimed it. */
export function problemOfClaim(
  row: ClaimColumns & { isOpen: boolean },
  staffId: bigint,
): StaffErrorCode | null {
  if (!row.isOpen) return 'PAYMENT_DECIDED';
  const holder = holderOf(row, staffId);
  if (holder === 'nobody') return 'PAYMENT_NOT_CLAIMED';
  return holder === 'caller' ? null : 'PAYMENT_TAKEN';
}
