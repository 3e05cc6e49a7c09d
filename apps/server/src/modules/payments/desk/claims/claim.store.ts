import { isFree as isFreeRow, claimEnd as until } from '../../../../platform/lists/claim.ts';
import type { Recorded } from '../../../audit/index.ts';

export interface Claimer {
  staffId: bigint;
  name: string;
}

export interface Claimed {
  id: bigint;
  uid: bigint | null;
  until: Date;
  /** False where it was renewed. */
  isNew: boolean;
}

const isFree = isFreeRow('r');

/** What can be claimed, and while it waits for somebody. */
const tables = {
  withdrawal: { name: 'payments.withdrawal', isOpen: `r.status = 'under_review'` },
  case: { name: 'payments.case', isOpen: `r.state = 'open'` },
} as const;

/** Claims of one kind of thing. A claim locks its row: of many at once one has it. */
export function createClaimStore(what: keyof typeof tables) {
  const { name, isOpen } = tables[what];
  return {
    /** Null if it is not there, was decided, or somebody else has it. */
    async claim(tx: Recorded, who: Claimer, id: bigint): Promise<Claimed | null> {
      const { rows } = await tx.query<Claimed>(
        `with before as materialized (
           select id, claimed_by is not distinct from $1 and claimed_until > platform.clock() as held
           from ${name} where id = $3 for update)
         update ${name} r set claimed_by = $1, claimed_name = $2, claimed_until = ${until}
         from before where r.id = before.id and ${isOpen} and (${isFree} or r.claimed_by = $1)
         returning r.id, r.uid, r.claimed_until as until, not before.held as "isNew"`,
        [who.staffId, who.name, id],
      );
      return rows[0] ?? null;
    },

    /** The oldest that nobody has; two who ask at once get two different ones. */
    async claimNext(tx: Recorded, who: Claimer): Promise<Claimed | null> {
      const { rows } = await tx.query<Claimed>(
        `with next as materialized (
           select r.id from ${name} r where ${isOpen} and ${isFree}
           order by r.id limit 1 for update skip locked)
         update ${name} r set claimed_by = $1, claimed_name = $2, claimed_until = ${until}
         from next where r.id = next.id
         returning r.id, r.uid, r.claimed_until as until, true as "isNew"`,
        [who.staffId, who.name],
      );
      return rows[0] ?? null;
    },

    /** Answers whose it was; null if the caller does not have it. */
    async release(tx: Recorded, staffId: bigint, id: bigint): Promise<{ uid: bigint } | null> {
      const { rows } = await tx.query<{ uid: bigint }>(
        `update ${name} r set claimed_by = null, claimed_name = null, claimed_until = null
         where r.id = $2 and r.claimed_by = $1 and r.claimed_until > platform.clock() and ${isOpen}
         returning r.uid`,
        [staffId, id],
      );
      return rows[0] ?? null;
    },
  };
}

export type ClaimStore = ReturnType<typeof createClaimStore>;
