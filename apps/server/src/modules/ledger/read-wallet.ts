import type { Wallet } from './ledger.store.ts';
import type { BooksServices } from './services.ts';

/** A player without a wallet has an empty one. */
export function readWallet({ store }: BooksServices, uid: bigint): Promise<Wallet> {
  return store.readWallet(uid);
}
