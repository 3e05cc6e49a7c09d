import type { BetStatus } from '@perya/contract/games/calls/bets';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { readAside } from '../../../platform/database/replica.ts';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type BetRow, betColumns } from '../bets/bets.store.ts';

export interface RoundMovement {
  kind: 'bet' | 'win' | 'rollback' | 'correction';
  venue: string;
  transactionId: string;
  amount: Centavos;
  isRolledBack: boolean;
  createdAt: Date;
}

/** Rounds of which none began long after the one before. */
export interface Sitting {
  oldestId: bigint;
  /** When its newest round began. */
  at: Date;
  rounds: number;
  staked: Centavos;
  won: Centavos;
  games: string[];
}

export function createPlayerRoundsStore(pool: pg.Pool) {
  return {
    // Newest first: ids of a player rise with time.
    page: createList<BetRow, { uid: string; status?: BetStatus | undefined }>(pool, {
      columns: betColumns,
      from: 'games.bet b',
      key: [byNumber('b.id')],
      where: ({ uid, status }, asked) => [
        asked('b.bucket = platform.bucket_of(?) and b.uid = ?', uid),
        asked('b.status = ?', status),
      ],
    }).page,

    /** The sittings among so many rounds before an id, the newest first; the oldest may have begun before these. */
    async listSittings(
      uid: string,
      {
        beforeId,
        rounds,
        pauseMinutes,
      }: { beforeId: string; rounds: number; pauseMinutes: number },
    ): Promise<Sitting[]> {
      const found = await readAside<Sitting>(
        pool,
        `with played as (
           select id, created_at, game_code, stake, payout,
             lag(created_at) over newest_first - created_at > make_interval(mins => $4) as is_apart
           from (select b.id, b.created_at, b.game_code, b.stake, b.payout from games.bet b
                 where b.bucket = platform.bucket_of($1) and b.uid = $1 and b.id < $2 order by b.id desc limit $3) b
           window newest_first as (order by id desc)),
         counted as (
           select *, count(*) filter (where is_apart) over (order by id desc) as sitting from played)
         select min(id) as oldest_id, max(created_at) as at, count(*)::int as rounds,
           sum(stake)::bigint as staked, sum(payout)::bigint as won,
           array_agg(distinct game_code) as games
         from counted group by sitting order by sitting`,
        [uid, beforeId, rounds, pauseMinutes],
      );
      return found.rows;
    },

    /** Every request of the provider about the round, the oldest first. */
    async listMovements(uid: bigint, betId: bigint): Promise<RoundMovement[]> {
      const { rows } = await pool.query<RoundMovement>({
        name: 'games-player-round-movements',
        text: `select kind, venue, transaction_id, amount, is_rolled_back, created_at
               from games.movement
               where bucket = platform.bucket_of($1) and uid = $1 and bet_id = $2
                 and kind in ('bet', 'win', 'rollback', 'correction') order by id`,
        values: [uid, betId],
      });
      return rows;
    },
  };
}

export type PlayerRoundsStore = ReturnType<typeof createPlayerRoundsStore>;
