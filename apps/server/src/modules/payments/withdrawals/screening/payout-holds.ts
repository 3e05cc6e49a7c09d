import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';
import { holdStore } from './payout-hold.store.ts';

/** Looks at a player whose withdrawal is about to be screened, and may hold their payouts. */
type LookBeforePayout = (uid: bigint) => Promise<void>;

/** Payouts that a module above lets wait, without a word to the player but that they are reviewed. */
export interface PayoutHolds {
  /** False if they were held already. */
  place(tx: Recorded, uid: bigint): Promise<boolean>;
  /** False if they were not held. */
  lift(tx: Recorded, uid: bigint): Promise<boolean>;
  heldSince(uid: bigint): Promise<Date | null>;
  /** Who looks first, each time a withdrawal is screened. */
  lookBy(look: LookBeforePayout): void;
}

/** What screening asks of it. */
export interface ScreeningHolds {
  /** Lets the module above look, and answers whether payouts are held then. */
  look(uid: bigint): Promise<boolean>;
}

export function createPayoutHolds(pool: pg.Pool): PayoutHolds & ScreeningHolds {
  let looker: LookBeforePayout = async () => {};
  return {
    place: holdStore.place,
    lift: holdStore.lift,
    heldSince: (uid) => holdStore.heldSince(pool, uid),
    lookBy: (look) => {
      looker = look;
    },
    async look(uid) {
      await looker(uid);
      return (await holdStore.heldSince(pool, uid)) !== null;
    },
  };
}
