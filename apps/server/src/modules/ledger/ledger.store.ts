import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import { arrayOf, quotedArrayOf, readArray } from '../../platform/database/text-arrays.ts';
import type { Posting, PostingRefusal, PostingResult } from './posting.ts';

export interface HashedPosting {
  posting: Posting;
  inputHash: string;
}

export interface Wallet {
  uid: bigint;
  balance: Centavos;
  turnover: Centavos;
  locked: Centavos;
  withdrawable: Centavos;
  /** Test money, none of which can be withdrawn. */
  isTest: boolean;
}

/** A place in a player's history. The moment keeps its microseconds, which a Date would drop. */
export interface EntryPlace {
  createdAt: string;
  postingId: bigint;
  leg: number;
}

export interface LedgerEntry extends EntryPlace {
  account: string;
  amount: Centavos;
  /** Only the player's own leg has one. */
  balanceAfter: Centavos | null;
}

/** The player's own leg of a posting, by the key that its caller gave it. */
export interface OwnEntry {
  key: string;
  postingId: bigint;
  amount: Centavos;
  balanceAfter: Centavos;
  createdAt: Date;
}

/** One leg of a posting, by the key that its caller gave it. */
export interface PostedLeg {
  key: string;
  postingId: bigint;
  leg: number;
  account: string;
  amount: Centavos;
  /** Only the player's own leg has one. */
  balanceAfter: Centavos | null;
}

const monthsAhead = 3;

/** The ledgers that are made of these functions and tables. */
export type LedgerSchema = 'ledger' | 'points';

const entryColumns = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
  posting_id, leg, account, amount, balance_after`;

/** Named by the schema: a connection prepares those of each ledger. */
function statementsOf(schema: LedgerSchema) {
  return {
    post: {
      name: `${schema}-post`,
      text: `select outcomes::text, posting_ids::text, balances::text
        from ${schema}.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    },
    wallet: {
      name: `${schema}-wallet`,
      text: `select balance, turnover, is_test, locked::text from ${schema}.read_wallet($1)`,
    },
    newestEntries: {
      name: `${schema}-entries`,
      text: `select ${entryColumns} from ${schema}.entry e where bucket = platform.bucket_of($1) and uid = $1
        order by e.created_at desc, e.posting_id desc, e.leg desc limit $2`,
    },
    entriesBefore: {
      name: `${schema}-entries-before`,
      // The first bound repeats the row comparison for the planner, which prunes months only by it.
      text: `select ${entryColumns} from ${schema}.entry e where bucket = platform.bucket_of($1) and uid = $1
        and created_at <= $3::timestamptz and (created_at, posting_id, leg) < ($3::timestamptz, $4, $5)
        order by e.created_at desc, e.posting_id desc, e.leg desc limit $2`,
    },
    entriesOfKeys: {
      name: `${schema}-entries-of-keys`,
      text: `select p.key, p.id as posting_id, e.amount, e.balance_after, e.created_at
        from ${schema}.posting p
        join ${schema}.entry e on e.bucket = p.bucket and e.uid = p.uid and e.created_at = p.created_at
          and e.posting_id = p.id and e.leg = 0
        where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.scope = $2 and p.key = any($3::text[])
        order by e.created_at, e.posting_id`,
    },
    legsOfKeys: {
      name: `${schema}-legs-of-keys`,
      text: `select p.key, p.id as posting_id, e.leg, e.account, e.amount, e.balance_after
        from ${schema}.posting p
        join ${schema}.entry e on e.bucket = p.bucket and e.uid = p.uid and e.created_at = p.created_at
          and e.posting_id = p.id
        where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.scope = $2 and p.key = any($3::text[])
        order by p.id, e.leg`,
    },
  };
}

function parametersOf(items: readonly HashedPosting[]): string[] {
  const postings = items.map((item) => item.posting);
  const legs = postings.flatMap((posting) => posting.legs);
  return [
    arrayOf(postings.map((posting) => posting.uid)),
    arrayOf(postings.map((posting) => posting.scope)),
    quotedArrayOf(postings.map((posting) => posting.key)),
    quotedArrayOf(items.map((item) => `\\x${item.inputHash}`)),
    arrayOf(postings.map((posting) => posting.amount)),
    arrayOf(postings.map((posting) => posting.turnover ?? 0n)),
    arrayOf(postings.map((posting) => posting.requirement?.amount)),
    arrayOf(postings.map((posting) => posting.requirement?.multiplier)),
    arrayOf(postings.map((posting) => posting.onlyWithdrawable ?? false)),
    arrayOf(postings.map((posting) => posting.legs.length)),
    arrayOf(legs.map((leg) => leg.account)),
    arrayOf(legs.map((leg) => leg.amount)),
  ];
}

function resultOf(outcome: string, postingId: string, balance: string): PostingResult {
  if (outcome !== 'APPLIED' && outcome !== 'REPLAYED') {
    return { ok: false, code: outcome as PostingRefusal };
  }
  return {
    ok: true,
    postingId: BigInt(postingId),
    balance: centavos(BigInt(balance)),
    replayed: outcome === 'REPLAYED',
  };
}

/** A row that fits no month fails without naming a constraint; every other check names its own. */
function isMissingMonth(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && constraint === undefined;
}

export type LedgerStore = ReturnType<typeof createLedgerStore>;

export function createLedgerStore(pool: pg.Pool, schema: LedgerSchema) {
  const statements = statementsOf(schema);

  async function ensurePartitions(): Promise<number> {
    const { rows } = await pool.query<{ made: number }>(
      `select ${schema}.ensure_partitions($1) as made`,
      [monthsAhead],
    );
    return rows[0]?.made ?? 0;
  }

  async function callPost(values: string[]): Promise<PostingResult[]> {
    const { rows } = await pool.query<{
      outcomes: string;
      postingIds: string;
      balances: string;
    }>({ ...statements.post, values });
    const [row] = rows;
    if (!row) throw new Error(`${schema}.post gave no answer`);
    const postingIds = readArray(row.postingIds);
    const balances = readArray(row.balances);
    return readArray(row.outcomes).map((outcome, place) =>
      resultOf(outcome, postingIds[place] ?? '', balances[place] ?? ''),
    );
  }

  return {
    ensurePartitions,

    /** Posts items of one bucket that stand sorted by uid, in one transaction; results stand in the same order. */
    async post(items: readonly HashedPosting[], bucket: number): Promise<PostingResult[]> {
      const values = [String(bucket), ...parametersOf(items)];
      try {
        return await callPost(values);
      } catch (error) {
        if (!isMissingMonth(error)) throw error;
        // A daily job creates partitions ahead; if it did not run, a posting still must not fail.
        await ensurePartitions();
        return callPost(values);
      }
    },

    async readWallet(uid: bigint): Promise<Wallet> {
      const { rows } = await pool.query<{
        balance: bigint;
        turnover: bigint;
        isTest: boolean;
        locked: string;
      }>({
        ...statements.wallet,
        values: [uid],
      });
      const balance = rows[0]?.balance ?? 0n;
      const locked = BigInt(rows[0]?.locked ?? 0);
      const isTest = rows[0]?.isTest ?? false;
      return {
        uid,
        balance: centavos(balance),
        turnover: centavos(rows[0]?.turnover ?? 0n),
        locked: centavos(locked),
        withdrawable: centavos(balance > locked && !isTest ? balance - locked : 0n),
        isTest,
      };
    },

    async listEntries(uid: bigint, limit: number, before?: EntryPlace): Promise<LedgerEntry[]> {
      const query = before
        ? {
            ...statements.entriesBefore,
            values: [uid, limit, before.createdAt, before.postingId, before.leg],
          }
        : { ...statements.newestEntries, values: [uid, limit] };
      const { rows } = await pool.query<LedgerEntry>(query);
      return rows;
    },

    async listEntriesOfKeys(
      uid: bigint,
      scope: string,
      keys: readonly string[],
    ): Promise<OwnEntry[]> {
      const { rows } = await pool.query<OwnEntry>({
        ...statements.entriesOfKeys,
        values: [uid, scope, keys],
      });
      return rows;
    },

    async listLegsOfKeys(
      uid: bigint,
      scope: string,
      keys: readonly string[],
    ): Promise<PostedLeg[]> {
      const { rows } = await pool.query<PostedLeg>({
        ...statements.legsOfKeys,
        values: [uid, scope, keys],
      });
      return rows;
    },
  };
}
