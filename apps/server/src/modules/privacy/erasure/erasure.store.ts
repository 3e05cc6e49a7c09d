import { forgetMessages } from '../../../platform/outbox/outbox.store.ts';
import type { Recorded } from '../../audit/index.ts';

/** Modules that know something of a person, up to this one; those above follow `identity.account-erased`. */
const knowing = [
  'kyc',
  'limits',
  'location',
  'payments',
  'care',
  'aml',
  'points',
  'campaigns',
  'support',
  'messages',
  'partners',
  'privacy',
] as const;

/** What keeps an account from being erased although its years are over. */
export type ErasureHold = 'aml' | 'exclusion' | 'payment' | 'round';

export const erasureStore = {
  /** Why nothing of a player who is held may be erased now; null if it may. */
  async findHold(tx: Recorded, uid: bigint, years: number): Promise<ErasureHold | null> {
    const { rows } = await tx.query<{ hold: ErasureHold | null }>(
      `select case
         when aml.holds_erasure($1, $2) then 'aml'
         when exists (select from limits.exclusion e where e.bucket = platform.bucket_of($1) and e.uid = $1
           and e.until > platform.clock()) then 'exclusion'
         when exists (select from payments.unpaid u where u.bucket = platform.bucket_of($1) and u.uid = $1) then 'payment'
         when exists (select from games.open_stake s where s.bucket = platform.bucket_of($1) and s.uid = $1) then 'round'
       end as hold`,
      [uid, years],
    );
    return rows[0]?.hold ?? null;
  },

  /** Lets every module forget the person of an account that was erased in this transaction, and the messages to them. */
  async forget(tx: Recorded, uid: bigint): Promise<void> {
    for (const module of knowing) await tx.query(`select ${module}.erase_person($1)`, [uid]);
    await forgetMessages(tx, uid);
  },
};

export type ErasureStore = typeof erasureStore;
