import type { Recorded } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { closeWithin, reopenWithin, requireClosing } from './close-account.ts';
import type { Closing, ClosingStore } from './closing.store.ts';
import { eraseWithin } from './erase-account.ts';
import type { UnusedStore } from './unused.store.ts';

/** What modules above do with accounts that are closed, each in a transaction of theirs that has not held the player yet. */
export interface Closings {
  /** Null for an account that is open. */
  find(uid: bigint, tx?: Recorded): Promise<Closing | null>;
  /** Refuses ACCOUNT_NOT_CLOSED and ACCOUNT_ERASED. */
  require(uid: bigint): Promise<Closing>;
  close(tx: Recorded, deed: Parameters<typeof closeWithin>[2]): ReturnType<typeof closeWithin>;
  /** Open accounts into which nobody has logged in for so many years, page by page. */
  listUnused: UnusedStore['list'];
  /** Those that were closed so many years ago and are not erased, page by page. */
  listDue: ClosingStore['listDue'];
  countDue: ClosingStore['countDue'];
  /** Of a player who is held; null where it is not due. */
  erase(tx: Recorded, uid: bigint, years: number): ReturnType<typeof eraseWithin>;
  reopen(tx: Recorded, deed: Parameters<typeof reopenWithin>[2]): ReturnType<typeof reopenWithin>;
}

export function closingsOf(services: IdentityServices): Closings {
  return {
    find: (uid, tx) => services.closings.find(uid, tx),
    require: (uid) => requireClosing(services, uid),
    listUnused: services.unused.list,
    listDue: services.closings.listDue,
    countDue: services.closings.countDue,
    erase: (tx, uid, years) => eraseWithin(services, tx, uid, years),
    close: (tx, deed) => closeWithin(services, tx, deed),
    reopen: (tx, deed) => reopenWithin(services, tx, deed),
  };
}
