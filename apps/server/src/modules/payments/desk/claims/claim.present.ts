import type { ClaimColumns } from './claim.store.ts';

/** Who has it at present, for one who looks; a claim that has ended is none. */
export function presentClaim(
  { claimedBy, claimedName, claimedUntil }: ClaimColumns,
  staffId: bigint,
) {
  if (claimedBy === null || claimedUntil === null || claimedUntil.getTime() <= Date.now()) {
    return null;
  }
  return {
    staff_id: String(claimedBy),
    name: claimedName ?? '',
    is_mine: claimedBy === staffId,
    until: Math.floor(claimedUntil.getTime() / 1000),
  };
}
