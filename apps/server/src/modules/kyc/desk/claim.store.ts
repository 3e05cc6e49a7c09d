import { claimEnd, isFree } from '../../../platform/lists/claim.ts';
import type { Recorded } from '../../audit/index.ts';
import type { VersionKey } from '../record/seal-fields.ts';

export interface Claimer {
  staffId: bigint;
  name: string;
  /** May take what was escalated. */
  isSenior: boolean;
}

export interface Claimed extends VersionKey {
  until: Date;
  /** False where it was renewed. */
  isNew: boolean;
}

const mayTake = `(r.state = 'waiting' or (r.state = 'escalated' and $2))`;

/** Locks the row first: of many who claim at once one takes it, and the others look at what it has become. */
const claimStatement = `with before as materialized (
    select uid, version, claimed_by is not distinct from $1 and claimed_until > platform.clock() as held
    from kyc.review where uid = $4 and version = $5 for update)
  update kyc.review r set claimed_by = $1, claimed_name = $3, claimed_until = ${claimEnd}
  from before
  where r.uid = before.uid and r.version = before.version
    and ${mayTake} and (${isFree('r')} or r.claimed_by = $1)
  returning r.uid, r.version, r.claimed_until as until, not before.held as "isNew"`;

/** A blocked player's submission waits until the block ends: it could not be decided. */
const claimNextStatement = `with next as materialized (
    select r.uid, r.version from kyc.review r
    where r.state in ('waiting', 'escalated') and ${mayTake} and ${isFree('r')}
      and kyc.status_of(r.uid) <> 'block'
    order by r.submitted_at, r.uid, r.version limit 1 for update skip locked)
  update kyc.review r set claimed_by = $1, claimed_name = $3, claimed_until = ${claimEnd}
  from next
  where r.uid = next.uid and r.version = next.version
  returning r.uid, r.version, r.claimed_until as until, true as "isNew"`;

export function createClaimStore() {
  return {
    /** Null if it is not there, was decided, or somebody else has it. */
    async claim(tx: Recorded, who: Claimer, { uid, version }: VersionKey): Promise<Claimed | null> {
      const { staffId, isSenior, name } = who;
      const values = [staffId, isSenior, name, uid, version];
      const { rows } = await tx.query<Claimed>(claimStatement, values);
      return rows[0] ?? null;
    },

    /** The oldest that nobody has; null if there is none. Two who ask at once get two different ones. */
    async claimNext(tx: Recorded, { staffId, isSenior, name }: Claimer): Promise<Claimed | null> {
      const { rows } = await tx.query<Claimed>(claimNextStatement, [staffId, isSenior, name]);
      return rows[0] ?? null;
    },

    /** False if the caller does not have it. */
    async release(tx: Recorded, staffId: bigint, { uid, version }: VersionKey): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update kyc.review set claimed_by = null, claimed_name = null, claimed_until = null
         where uid = $1 and version = $2 and claimed_by = $3 and claimed_until > platform.clock()
           and state in ('waiting', 'escalated')`,
        [uid, version, staffId],
      );
      return rowCount === 1;
    },
  };
}

export type ClaimStore = ReturnType<typeof createClaimStore>;
