import type { BetStatus } from '@perya/contract/games/calls/bets';
import { countedRowsMax } from '@perya/contract/staff/list';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { type BetRow, betColumns } from '../bets/bets.store.ts';

export interface RoundMovement {
  kind: 'bet' | 'win' | 'rollback';
  venue: string;
  transactionId: string;
  amount: Centavos;
  isRolledBack: boolean;
  createdAt: Date;
}

const isAsked = `b.uid = $1 and ($2::text is null or b.status = $2)`;

export function createPlayerRoundsStore(pool: pg.Pool) {
  return {
    /** A page, newest first: ids of a player rise with time, so the id is the cursor. */
    async list(
      uid: bigint,
      status: BetStatus | null,
      before: bigint,
      limit: number,
    ): Promise<BetRow[]> {
      const { rows } = await pool.query<BetRow>({
        name: 'games-player-rounds',
        text: `select ${betColumns} from games.bet b where ${isAsked} and b.id < $3
               order by b.id desc limit $4`,
        values: [uid, status, before, limit],
      });
      return rows;
    },

    async count(uid: bigint, status: BetStatus | null): Promise<number> {
      const { rows } = await pool.query<{ count: number }>({
        name: 'games-count-player-rounds',
        text: `select count(*)::integer as count from
               (select from games.bet b where ${isAsked} limit $3) counted`,
        values: [uid, status, countedRowsMax],
      });
      return rows[0]?.count ?? 0;
    },

    /** Every request of the provider about the round, the oldest first. */
    async listMovements(uid: bigint, betId: bigint): Promise<RoundMovement[]> {
      const { rows } = await pool.query<RoundMovement>({
        name: 'games-player-round-movements',
        text: `select kind, venue, transaction_id as "transactionId", amount,
                 is_rolled_back as "isRolledBack", created_at as "createdAt"
               from games.movement
               where uid = $1 and bet_id = $2 and kind in ('bet', 'win', 'rollback') order by id`,
        values: [uid, betId],
      });
      return rows;
    },
  };
}

export type PlayerRoundsStore = ReturnType<typeof createPlayerRoundsStore>;
