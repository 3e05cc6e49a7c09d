import type { BetStatus } from '@perya/contract/games/calls/bets';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type BetRow, betColumns } from '../bets/bets.store.ts';

export interface RoundMovement {
  kind: 'bet' | 'win' | 'rollback';
  venue: string;
  transactionId: string;
  amount: Centavos;
  isRolledBack: boolean;
  createdAt: Date;
}

export function createPlayerRoundsStore(pool: pg.Pool) {
  return {
    // Newest first: ids of a player rise with time.
    page: createList<BetRow, { uid: string; status?: BetStatus | undefined }>(pool, {
      columns: betColumns,
      from: 'games.bet b',
      key: [byNumber('b.id')],
      where: ({ uid, status }, asked) => [asked('b.uid = ?', uid), asked('b.status = ?', status)],
    }).page,

    /** Every request of the provider about the round, the oldest first. */
    async listMovements(uid: bigint, betId: bigint): Promise<RoundMovement[]> {
      const { rows } = await pool.query<RoundMovement>({
        name: 'games-player-round-movements',
        text: `select kind, venue, transaction_id, amount, is_rolled_back, created_at
               from games.movement
               where uid = $1 and bet_id = $2 and kind in ('bet', 'win', 'rollback') order by id`,
        values: [uid, betId],
      });
      return rows;
    },
  };
}

export type PlayerRoundsStore = ReturnType<typeof createPlayerRoundsStore>;
