import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** A win, a promotion or a correction that was taken from its provider, and nothing was moved by it. */
export interface HeldWin {
  /** Of the movement that took it; the provider knows it as the reference. */
  id: bigint;
  uid: bigint;
  venue: string;
  transactionId: string;
  kind: 'win' | 'promo' | 'correction';
  game: string | null;
  amount: Centavos;
  /** The ceiling that it passed; of a debt the amount is what is to be taken back. */
  reason: 'game' | 'day' | 'promo' | 'debt';
  ceiling: Centavos;
  heldAt: Date;
}

export type Decision = 'released' | 'refused';
/** UNFUNDED goes on waiting: the player does not have what is to be taken back. */
export type DecisionOutcome = 'DONE' | 'REPEATED' | 'DECIDED' | 'UNKNOWN' | 'UNFUNDED';

/** Of `games.held_win h`. */
export const heldWinColumns = `h.movement_id as id, h.uid, h.venue, h.transaction_id, h.kind,
  h.game_code as game, h.amount, h.reason, h.ceiling, h.held_at`;

export function createHeldWinStore(pool: pg.Pool) {
  return {
    /** Those that wait for a decision, oldest first. */
    async list(limit: number): Promise<HeldWin[]> {
      const { rows } = await pool.query<HeldWin>(
        `select ${heldWinColumns} from games.held_win h where h.decision is null
         order by h.held_at, h.movement_id limit $1`,
        [limit],
      );
      return rows;
    },

    async countOpen(): Promise<{ venue: string; count: number; amount: Centavos }[]> {
      const { rows } = await pool.query<{ venue: string; count: number; amount: string }>(
        `select h.venue, count(*)::integer as count, sum(h.amount)::text as amount
         from games.held_win h where h.decision is null group by h.venue`,
      );
      return rows.map((row) => ({ ...row, amount: centavos(BigInt(row.amount)) }));
    },

    /**
     * Takes those whose alarm has not been raised yet; of several processes each takes its own. Bucket by bucket: rows
     * of several nodes are not locked by one statement.
     */
    async takeUntold(tx: Recorded, limit: number): Promise<HeldWin[]> {
      const untold = await tx.query<{ bucket: number }>(
        `select h.bucket from (select bucket, held_at from games.held_win where told_at is null
           order by held_at limit $1) h
         group by h.bucket order by h.bucket`,
        [limit],
      );
      const taken: HeldWin[] = [];
      for (const { bucket } of untold.rows) {
        const { rows } = await tx.query<HeldWin>(
          `update games.held_win h set told_at = now() where h.bucket = $1 and (h.uid, h.movement_id) in (
             select n.uid, n.movement_id from games.held_win n where n.bucket = $1 and n.told_at is null
             order by n.held_at limit $2 for update skip locked)
           returning ${heldWinColumns}`,
          [bucket, limit - taken.length],
        );
        taken.push(...rows);
      }
      return taken;
    },

    async find(tx: Recorded, id: bigint): Promise<HeldWin | null> {
      const { rows } = await tx.query<HeldWin>(
        `select ${heldWinColumns} from games.held_win h where h.movement_id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async decide(
      tx: Recorded,
      id: bigint,
      { decision, by, reason }: { decision: Decision; by: string; reason: string },
    ): Promise<DecisionOutcome> {
      const { rows } = await tx.query<{ outcome: DecisionOutcome }>(
        'select games.decide_held_win($1, $2, $3, $4) as outcome',
        [id, decision, by, reason],
      );
      return rows[0]?.outcome ?? 'UNKNOWN';
    },
  };
}

export type HeldWinStore = ReturnType<typeof createHeldWinStore>;
