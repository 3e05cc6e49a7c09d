import type { BetStatus } from '@perya/contract/games/calls/bets';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';

/** A round of a player, as the records show it. */
export interface BetRow {
  id: bigint;
  /** The provider's name of the first stake; empty only while none is known. */
  recordId: string | null;
  venue: string;
  gameCode: string;
  gameType: number;
  roundId: string;
  status: BetStatus;
  stake: Centavos;
  stakeReturned: Centavos;
  payout: Centavos;
  /** Won beyond a ceiling, and not paid before somebody has looked. */
  held: Centavos;
  createdAt: Date;
  settledAt: Date | null;
}

export interface BetFilter {
  uid: bigint;
  from: Date;
  before: Date;
  /** 0 means every type. */
  gameType: number;
  status: BetStatus | 'all';
}

export interface BetTotals {
  count: number;
  staked: Centavos;
  won: Centavos;
}

export interface BetMovement {
  kind: 'bet' | 'win' | 'rollback' | 'correction';
  venue: string;
  transactionId: string;
  /** Of a win or a correction: what it gave back of the stake. */
  stakeReturned: Centavos;
}

export const betColumns = `b.id, b.venue, b.game_code, b.game_type,
  b.round_id, b.status, b.stake, b.stake_returned, b.payout,
  (select coalesce(sum(h.amount), 0)::bigint from games.held_win h
   where h.bucket = b.bucket and h.uid = b.uid and h.bet_id = b.id and h.decision is null
     and h.reason <> 'debt') as held,
  b.created_at, b.settled_at,
  (select m.transaction_id from games.movement m
   where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id order by m.id limit 1) as record_id`;

const isInFilter = `b.bucket = platform.bucket_of($1) and b.uid = $1 and b.created_at >= $2 and b.created_at < $3
  and ($4::integer = 0 or b.game_type = $4) and ($5::text = 'all' or b.status = $5)`;

const valuesOf = ({ uid, from, before, gameType, status }: BetFilter) => [
  uid,
  from,
  before,
  gameType,
  status,
];

export function createBetsStore(pool: pg.Pool) {
  return {
    /** A page, newest first: ids of a player rise with time, so the id is the cursor. */
    async list(filter: BetFilter, beforeId: bigint | null, limit: number): Promise<BetRow[]> {
      const { rows } = await pool.query<BetRow>({
        name: 'games-list-bets',
        text: `select ${betColumns} from games.bet b
               where ${isInFilter} and b.id < coalesce($6::bigint, 9223372036854775807)
               order by b.id desc limit $7`,
        values: [...valuesOf(filter), beforeId, limit],
      });
      return rows;
    },

    async total(filter: BetFilter): Promise<BetTotals> {
      const { rows } = await pool.query<{ count: number; staked: string; won: string }>({
        name: 'games-total-bets',
        text: `select count(*)::integer as count, coalesce(sum(b.stake), 0)::text as staked,
                 coalesce(sum(b.payout), 0)::text as won
               from games.bet b where ${isInFilter}`,
        values: valuesOf(filter),
      });
      const [row] = rows;
      return {
        count: row?.count ?? 0,
        staked: centavos(BigInt(row?.staked ?? 0)),
        won: centavos(BigInt(row?.won ?? 0)),
      };
    },

    async find(
      uid: bigint,
      id: bigint,
    ): Promise<(BetRow & { details: RoundDetails | null }) | null> {
      const { rows } = await pool.query<BetRow & { details: RoundDetails | null }>({
        name: 'games-find-bet',
        text: `select ${betColumns},
                 (select m.details from games.movement m
                  where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.details is not null
                  order by m.id desc limit 1) as details
               from games.bet b where b.bucket = platform.bucket_of($1) and b.uid = $1 and b.id = $2`,
        values: [uid, id],
      });
      return rows[0] ?? null;
    },

    /** Rounds that wait for their player. */
    async listOpen(uid: bigint): Promise<Pick<BetRow, 'gameCode' | 'stake'>[]> {
      const { rows } = await pool.query<Pick<BetRow, 'gameCode' | 'stake'>>({
        name: 'games-open-bets',
        text: `select game_code, stake from games.open_stake
               where bucket = platform.bucket_of($1) and uid = $1 order by bet_id desc`,
        values: [uid],
      });
      return rows;
    },

    async listMovements(uid: bigint, betId: bigint): Promise<BetMovement[]> {
      const { rows } = await pool.query<BetMovement>({
        name: 'games-bet-movements',
        text: `select kind, venue, transaction_id,
                 case when kind in ('win', 'correction') then coalesce(stake_returned, 0) else 0 end as stake_returned
               from games.movement
               where bucket = platform.bucket_of($1) and uid = $1 and bet_id = $2
                 and kind in ('bet', 'win', 'rollback', 'correction') order by id`,
        values: [uid, betId],
      });
      return rows;
    },
  };
}

export type BetsStore = ReturnType<typeof createBetsStore>;
