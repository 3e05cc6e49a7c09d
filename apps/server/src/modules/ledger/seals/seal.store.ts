import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { inSnapshot, inTransaction } from '../../../platform/database/transaction.ts';
import type { UidRange, Violation } from '../invariants.store.ts';
import type { LedgerSchema } from '../ledger.store.ts';

/** A closed month as it was fixed, and its copy in the object store. */
export interface MonthSeal {
  /** `YYYY-MM`, in Manila. */
  month: string;
  players: bigint;
  postings: bigint;
  entries: bigint;
  /** By how much the balances of all players have changed. */
  amount: bigint;
  previousHash: Buffer;
  hash: Buffer;
  sealedAt: Date;
  archiveBytes: bigint | null;
  manifestHash: Buffer | null;
  exportedAt: Date | null;
  verifiedAt: Date | null;
  isSound: boolean | null;
}

const monthOf = (column: string) => `to_char(${column}, 'YYYY-MM')`;
const dateOf = (parameter: string) => `to_date(${parameter}, 'YYYY-MM')`;

/** Reads that go through a month, on connections that postings do not wait for. */
function createMonthReads(pool: pg.Pool, schema: LedgerSchema) {
  return {
    /** Players whose part of a sealed month is not what was sealed, in one snapshot. */
    listBrokenBetween(month: string, { bucket, after, upTo }: UidRange, limit: number) {
      return inSnapshot<Violation[]>(pool, async (client) => {
        await client.query('set local statement_timeout = 0');
        const { rows } = await client.query<Violation>({
          ...longQuery,
          text: `select 'a sealed month is as it was sealed' as invariant, uid, detail
            from ${schema}.broken_seal(${dateOf('$1')}, $2, $3, $4) limit $5`,
          values: [month, bucket, after, upTo, limit],
        });
        return rows;
      });
    },

    /** Whether the seal of a month is not what follows from its players and from the month before. */
    async isChainBroken(month: string): Promise<boolean> {
      const { rowCount } = await pool.query({
        ...longQuery,
        text: `select from ${schema}.broken_chain where month = ${dateOf('$1')}`,
        values: [month],
      });
      return rowCount !== 0;
    },
  };
}

export function createSealStore(pool: pg.Pool, readPool: pg.Pool, schema: LedgerSchema) {
  return {
    ...createMonthReads(readPool, schema),

    async listToSeal(): Promise<string[]> {
      const { rows } = await pool.query<{ month: string }>(
        `select ${monthOf('m')} as month from ${schema}.months_to_seal() m order by m`,
      );
      return rows.map(({ month }) => month);
    },

    /** A number that every transaction has passed which could have read the clock before this moment. */
    async drawTransaction(): Promise<string> {
      const { rows } = await pool.query<{ xid: string }>(
        'select pg_current_xact_id()::text as xid',
      );
      return rows[0]?.xid ?? '';
    },

    async havePassed(xid: string): Promise<boolean> {
      const { rows } = await pool.query<{ passed: boolean }>(
        'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as passed',
        [xid],
      );
      return rows[0]?.passed === true;
    },

    /** Notes how the players of a range stood at the end of a month. */
    notePlayers(month: string, { bucket, after, upTo }: UidRange): Promise<void> {
      return inTransaction(pool, async (client) => {
        await client.query('set local statement_timeout = 0');
        await client.query({
          ...longQuery,
          text: `select ${schema}.seal_players(${dateOf('$1')}, $2, $3, $4)`,
          values: [month, bucket, after, upTo],
        });
      });
    },

    /** False where another process has sealed it. */
    async sealMonth(client: pg.ClientBase, month: string): Promise<boolean> {
      await client.query('set local statement_timeout = 0');
      const { rows } = await client.query<{ isSealed: boolean }>({
        ...longQuery,
        text: `select ${schema}.seal_month(${dateOf('$1')}) as is_sealed`,
        values: [month],
      });
      return rows[0]?.isSealed === true;
    },

    /** The newest first. */
    async listSeals(client: pg.Pool | pg.ClientBase = pool): Promise<MonthSeal[]> {
      const { rows } = await client.query<MonthSeal>(
        `select ${monthOf('s.month')} as month, s.players, s.postings, s.entries, s.amount,
           s.previous_hash, s.hash, s.sealed_at, a.bytes as archive_bytes, a.manifest_hash, a.exported_at,
           a.verified_at, a.is_sound
         from ${schema}.month_seal s left join ${schema}.month_archive a on a.month = s.month
         order by s.month desc`,
      );
      return rows;
    },
  };
}

export type SealStore = ReturnType<typeof createSealStore>;
