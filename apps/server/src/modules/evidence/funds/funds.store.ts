import type pg from 'pg';
import { type DaySource, readLines } from '../../../platform/evidence/day-lines.store.ts';

export interface TakenFunds {
  day: string;
  takenAt: Date;
  players: number;
  balances: bigint;
  withdrawals: bigint;
  stakes: bigint;
  statement: string;
  signature: Buffer;
  keyId: string;
  publicKey: Buffer;
  attempt: string;
  secretSealed: Buffer;
  fileOrders: Buffer;
  fileNodes: Buffer;
}

const columns = `to_char(f.day, 'YYYY-MM-DD') as day, f.taken_at, f.players, f.balances, f.withdrawals, f.stakes,
  f.statement, f.signature, f.key_id, k.public_key, f.attempt, f.secret_sealed, f.file_orders, f.file_nodes`;
const from = 'evidence.funds_day f join evidence.signing_key k on k.id = f.key_id';

export function createFundsStore(pool: pg.Pool) {
  return {
    /** The day in Manila that has no tree yet; null if it has. */
    async findDue(): Promise<string | null> {
      const { rows } = await pool.query<{ day: string }>(
        `select to_char(n.day, 'YYYY-MM-DD') as day from (select platform.manila_day(platform.clock()) as day) n
         where not exists (select from evidence.funds_day f where f.day = n.day)`,
      );
      return rows[0]?.day ?? null;
    },

    /** False if another process has taken this day. The key of the table decides. */
    async insert(client: pg.ClientBase, taken: Omit<TakenFunds, 'publicKey'>): Promise<boolean> {
      const { rowCount } = await client.query(
        `insert into evidence.funds_day (day, taken_at, players, balances, withdrawals, stakes, statement, signature,
           key_id, attempt, secret_sealed, file_orders, file_nodes)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
        [
          taken.day,
          taken.takenAt,
          taken.players,
          taken.balances,
          taken.withdrawals,
          taken.stakes,
          taken.statement,
          taken.signature,
          taken.keyId,
          taken.attempt,
          taken.secretSealed,
          taken.fileOrders,
          taken.fileNodes,
        ],
      );
      return rowCount === 1;
    },

    /** The newest first. */
    async list(limit: number): Promise<TakenFunds[]> {
      const { rows } = await pool.query<TakenFunds>(
        `select ${columns} from ${from} order by f.day desc limit $1`,
        [limit],
      );
      return rows;
    },

    /** How long ago the newest tree was made; null where none was. */
    async ageSeconds(): Promise<number | null> {
      const { rows } = await pool.query<{ age: number | null }>(
        'select extract(epoch from platform.clock() - max(taken_at))::float8 as age from evidence.funds_day',
      );
      return rows[0]?.age ?? null;
    },
  };
}

export type FundsStore = ReturnType<typeof createFundsStore>;

/** A tree as a JSON array of one element: the statement that was signed for it. */
export const fundsDayLines = (pool: pg.Pool): DaySource =>
  readLines(
    pool,
    `select json_build_array(f.statement)::text as line from evidence.funds_day f
     where f.taken_at >= $1 and f.taken_at < $2 order by f.day`,
  );
