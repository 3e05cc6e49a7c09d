import type { InquiryResult } from '@perya/contract/payments/account-inquiries';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type pg from 'pg';
import { readClock } from '../../../platform/database/read-clock.ts';
import type { Recorded } from '../../audit/index.ts';
import type { SealedNumber } from './seal-number.ts';

/** An account as it is shown. Status 1 is usable, 2 was removed. [M-130 M-131] */
export interface StoredAccount {
  uid: bigint;
  id: bigint;
  channelId: number;
  channelName: string;
  channelImg: string;
  flag: number;
  /** Where the channel is shown. */
  partner: ChannelPartner;
  tail: string;
  status: number;
  createdAt: Date;
}

export interface ListedAccount extends StoredAccount {
  /** By the newest withdrawal. */
  isLastUsed: boolean;
}

/** What its bank said when it was asked in whose name it stands. */
export interface Inquiry {
  result: InquiryResult;
  /** The beginnings of the names that the bank has; empty if it said none. */
  name: string;
  gateway: string;
}

/** What a payout to it needs to know. */
export interface PayableAccount extends StoredAccount {
  /** Null where nobody has asked. */
  inquiryResult: InquiryResult | null;
  numberSealed: Buffer;
  numberDigest: Buffer;
  namesDigest: Buffer;
}

export interface NewAccount {
  uid: bigint;
  channelId: number;
  number: SealedNumber;
  namesDigest: Buffer;
  inquiry: Inquiry | null;
}

type Db = Pick<pg.Pool, 'query'>;

const columns = `a.uid, a.id, a.channel_id, c.name as channel_name,
  c.img as channel_img, c.flag, c.partner, a.number_tail as tail, a.status, a.created_at`;
const payableColumns = `${columns}, a.number_sealed, a.number_digest, a.names_digest, a.inquiry_result`;
const tables = 'payments.account a join payments.channel c on c.id = a.channel_id';

/** Removed ones are kept for the payouts that went there; nobody needs to see more of them. */
const listedMax = 50;

export function createAccountStore(pool: pg.Pool) {
  async function findIn(db: Db, uid: bigint, id: bigint): Promise<PayableAccount | null> {
    const { rows } = await db.query<PayableAccount>({
      name: 'payments-account',
      text: `select ${payableColumns} from ${tables}
             where a.bucket = platform.bucket_of($1) and a.uid = $1 and a.id = $2`,
      values: [uid, id],
    });
    return rows[0] ?? null;
  }

  return {
    find: (uid: bigint, id: bigint) => findIn(pool, uid, id),

    /** Those that the player has added, usable ones first; what a partner's app pays to is none of them. */
    async list(uid: bigint): Promise<ListedAccount[]> {
      const { rows } = await pool.query<ListedAccount>(
        `select ${columns}, coalesce(a.id = (select w.account_id from payments.withdrawal w
           where w.bucket = a.bucket and w.uid = a.uid order by w.id desc limit 1), false) as is_last_used
         from ${tables}
         where a.bucket = platform.bucket_of($1) and a.uid = $1 and c.partner = 'web' order by a.status, a.id limit $2`,
        [uid, listedMax],
      );
      return rows;
    },

    /** Accounts of one player change one after the other: whoever is second sees what the first did. */
    async lockPlayer(tx: Recorded, uid: bigint): Promise<void> {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('payments.account', $1))`, [
        uid,
      ]);
    },

    /** What is decided by it is decided in the transaction that holds the lock. */
    async listUsable(uid: bigint, db: Db | Recorded = pool): Promise<PayableAccount[]> {
      const { rows } = await db.query<PayableAccount>(
        `select ${payableColumns} from ${tables}
         where a.bucket = platform.bucket_of($1) and a.uid = $1 and a.status = 1`,
        [uid],
      );
      return rows;
    },

    async insert(tx: Recorded, given: NewAccount): Promise<PayableAccount> {
      const { uid, channelId, number, namesDigest, inquiry } = given;
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into payments.account (bucket, uid, channel_id, number_sealed, number_digest, number_tail,
           names_digest, inquiry_result, inquiry_name, inquiry_gateway, inquired_at)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
        [
          ...[uid, channelId, number.sealed, number.digest, number.tail, namesDigest],
          ...[inquiry?.result ?? null, inquiry?.name ?? null, inquiry?.gateway ?? null],
          inquiry && (await readClock(tx)),
        ],
      );
      const account = await findIn(tx, uid, rows[0]?.id ?? 0n);
      if (!account) throw new Error('The account was not kept');
      return account;
    },

    /** What a bank has said stays: of two who asked at once, one may have had no answer. */
    async noteInquiry(uid: bigint, id: bigint, { result, name, gateway }: Inquiry): Promise<void> {
      await pool.query(
        `update payments.account
         set inquiry_result = $3, inquiry_name = $4, inquiry_gateway = $5, inquired_at = $6
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2
           and coalesce(inquiry_result, 'unsaid') = 'unsaid'`,
        [uid, id, result, name, gateway, await readClock(pool)],
      );
    },

    /** False if there is no such account of the player's, or it was removed before. */
    async remove(tx: Recorded, uid: bigint, id: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update payments.account set status = 2, removed_at = $3
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2 and status = 1`,
        [uid, id, await readClock(tx)],
      );
      return rowCount === 1;
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
