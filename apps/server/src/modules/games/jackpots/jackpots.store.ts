import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import type { Recorded } from '../../audit/index.ts';

/** A jackpot as players see it. */
export interface ShownJackpot {
  code: string;
  nameEn: string;
  nameTl: string;
  amount: Centavos;
  cap: Centavos;
  mustDrop: boolean;
  oneIn: Centavos;
  sharePpm: number;
  games: string[];
  generation: number;
  commitment: Buffer;
}

export interface JackpotDropRow {
  id: bigint;
  code: string;
  nameEn: string;
  nameTl: string;
  generation: number;
  uid: bigint;
  isShown: boolean;
  gameCode: string;
  amount: Centavos;
  stake: Centavos;
  oneIn: Centavos;
  wonAt: Date;
  isForced: boolean;
  draw: bigint;
  venue: string;
  transactionId: string;
  commitment: Buffer;
  secret: Buffer | null;
}

interface OwnJackpotWin {
  id: bigint;
  nameEn: string;
  nameTl: string;
  amount: Centavos;
  wonAt: Date;
}

/** A win that nobody was told of yet. */
export interface UntoldWin {
  id: bigint;
  uid: bigint;
  code: string;
  nameEn: string;
  nameTl: string;
  generation: number;
  isTest: boolean;
  amount: Centavos;
  venue: string;
  gameCode: string;
  transactionId: string;
}

/** What the metrics say of a pool of money. */
interface PoolFigures {
  code: string;
  balance: bigint;
  reserve: bigint;
  wins: number;
}

/** Before its first stake a pool has what it will begin with. */
const shownColumns = `j.code, j.name_en, j.name_tl,
  case when p.is_seeded then p.balance else j.seed end as amount,
  case when p.is_seeded then p.cap else j.cap end as cap,
  case when p.is_seeded then p.must_drop else j.must_drop end as must_drop,
  case when p.is_seeded then p.one_in else j.one_in end as one_in,
  case when p.is_seeded then p.share_ppm else j.share_ppm end as share_ppm`;

const shownJackpots = (pool: pg.Pool) => ({
  /** Those that can be won, the largest first. A pool without its first commitment cannot be won yet. */
  async listShown(isTest: boolean): Promise<ShownJackpot[]> {
    const { rows } = await pool.query<ShownJackpot>({
      name: 'games-jackpots-shown',
      text: `select ${shownColumns}, p.generation, s.commitment,
          array(select g.game_code from games.jackpot_game g where g.jackpot_id = j.id order by 1) as games
        from games.jackpot j
        join games.jackpot_pool p on p.jackpot_id = j.id and p.is_test = $1 and p.state <> 'off'
        join games.jackpot_seed s on s.pool_id = p.id and s.generation = p.generation
        order by amount desc, j.code`,
      values: [isTest],
    });
    return rows;
  },

  /** What was won with money, newest first. */
  async listDrops(limit: number): Promise<JackpotDropRow[]> {
    const { rows } = await pool.query<JackpotDropRow>({
      name: 'games-jackpot-drops',
      text: `select w.id, j.code, j.name_en, j.name_tl, w.generation, w.uid,
          w.uid <> all (games.unshown_among(array[w.uid])) as is_shown, w.game_code, w.amount, w.stake, w.one_in,
          w.won_at, w.is_forced, w.draw, w.venue, w.transaction_id, s.commitment, s.secret
        from games.jackpot_win w
        join games.jackpot_pool p on p.id = w.pool_id and not p.is_test
        join games.jackpot j on j.id = p.jackpot_id
        join games.jackpot_seed s on s.pool_id = w.pool_id and s.generation = w.generation
        order by w.id desc limit $1`,
      values: [limit],
    });
    return rows;
  },

  async listWinsOf(uid: bigint, since: Date, limit: number): Promise<OwnJackpotWin[]> {
    const { rows } = await pool.query<OwnJackpotWin>({
      name: 'games-jackpot-wins-of',
      text: `select w.id, j.name_en, j.name_tl, w.amount, w.won_at
        from games.jackpot_win w
        join games.jackpot_pool p on p.id = w.pool_id
        join games.jackpot j on j.id = p.jackpot_id
        where w.uid = $1 and w.won_at >= $2 order by w.id desc limit $3`,
      values: [uid, since, limit],
    });
    return rows;
  },
});

export function createJackpotsStore(pool: pg.Pool) {
  return {
    ...shownJackpots(pool),

    /** Takes wins that nobody was told of; of two processes each takes others. */
    async takeUntold(tx: Recorded, limit: number): Promise<UntoldWin[]> {
      const { rows } = await tx.query<UntoldWin>(
        `update games.jackpot_win w set is_told = true
         from games.jackpot_pool p, games.jackpot j
         where p.id = w.pool_id and j.id = p.jackpot_id and w.id in (
           select u.id from games.jackpot_win u where not u.is_told order by u.id limit $1 for update skip locked)
         returning w.id, w.uid, j.code, j.name_en, j.name_tl, w.generation, p.is_test, w.amount, w.venue, w.game_code,
           w.transaction_id`,
        [limit],
      );
      return rows;
    },

    /** Pools of money, for the metrics. */
    async listFigures(): Promise<PoolFigures[]> {
      const { rows } = await pool.query<PoolFigures>(
        `select code, balance, reserve, generation - 1 as wins from games.jackpot_pool where not is_test`,
      );
      return rows;
    },

    /** Pools that do not hold what the ledger has booked for them. It reads the ledger through. */
    async listBroken(): Promise<{ code: string; detail: string }[]> {
      const { rows } = await pool.query<{ code: string; detail: string }>({
        ...longQuery,
        text: `select code, format('%s: %s and %s in reserve, booked %s and %s', code, balance, reserve, booked,
          reserve_booked) as detail from games.broken_jackpot`,
      });
      return rows;
    },
  };
}

export type JackpotsStore = ReturnType<typeof createJackpotsStore>;
