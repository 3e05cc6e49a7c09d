/** As it stands in a row: who has it, and until when. */
export interface ClaimColumns {
  claimedBy: bigint | null;
  claimedName: string | null;
  claimedUntil: Date | null;
}

export const claimColumns = (row: string) =>
  `${row}.claimed_by as "claimedBy", ${row}.claimed_name as "claimedName", ${row}.claimed_until as "claimedUntil"`;

/** A look takes a few minutes; whoever has left the desk holds nobody up for longer. */
const claimMinutes = 15;

/** In SQL: until when a claim of this moment holds. */
export const claimEnd = `platform.clock() + interval '${claimMinutes} minutes'`;

/** In SQL: whether nobody has the row. */
export const isFree = (row: string) =>
  `(${row}.claimed_by is null or ${row}.claimed_until <= platform.clock())`;

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
