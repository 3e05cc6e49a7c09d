import type { JackpotState } from '@perya/contract/games/staff-calls/jackpots';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface HeldJackpot {
  id: number;
  code: string;
  nameEn: string;
  nameTl: string;
  state: JackpotState;
  sharePpm: number;
  seed: Centavos;
  cap: Centavos;
  mustDrop: boolean;
  oneIn: Centavos;
  games: string[];
  version: number;
}

/** With what its pool of money holds and has seen. */
export interface DeskJackpot extends HeldJackpot {
  amount: Centavos;
  reserve: Centavos;
  contributed: Centavos;
  seeded: Centavos;
  won: Centavos;
  wins: number;
  lastWonAt: Date | null;
}

export type NewTerms = Omit<HeldJackpot, 'id' | 'version'>;

const columns = `j.id, j.code, j.name_en, j.name_tl, j.state, j.share_ppm, j.seed, j.cap, j.must_drop, j.one_in, j.version,
  array(select g.game_code from games.jackpot_game g where g.jackpot_id = j.id order by 1) as games`;

/** Nobody else changes any until the transaction ends. */
export async function holdJackpots(tx: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('games.jackpot'))`);
}

export function createJackpotDeskStore(pool: pg.Pool) {
  return {
    /**
     * What stakes have put in is what is there and what was won, less what it was begun with: no sum over all stakes is
     * needed for it.
     */
    async list(): Promise<DeskJackpot[]> {
      const { rows } = await pool.query<DeskJackpot>(
        `select ${columns}, p.balance as amount, p.reserve, w.won, w.wins, w.last_won_at,
           p.first_seed + w.begun_with - w.from_reserve as seeded,
           p.balance + p.reserve + w.won - p.first_seed - w.begun_with + w.from_reserve as contributed
         from games.jackpot j
         join games.jackpot_pool p on p.jackpot_id = j.id and not p.is_test
         cross join lateral (
           select coalesce(sum(x.amount), 0)::bigint as won, count(*)::integer as wins, max(x.won_at) as last_won_at,
             coalesce(sum(x.seeded), 0)::bigint as begun_with, coalesce(sum(x.from_reserve), 0)::bigint as from_reserve
           from games.jackpot_win x where x.pool_id = p.id
         ) w
         order by j.code`,
      );
      return rows;
    },

    /** All of them, for what they return together. */
    async listHeld(): Promise<HeldJackpot[]> {
      const { rows } = await pool.query<HeldJackpot>(
        `select ${columns} from games.jackpot j order by j.code`,
      );
      return rows;
    },

    /** As it stands, and nobody else changes any until this transaction ends: games are counted over all of them. */
    async lockAll(tx: Recorded): Promise<HeldJackpot[]> {
      await holdJackpots(tx);
      return this.listWithin(tx);
    },

    /** As the transaction has them. */
    async listWithin(tx: Pick<pg.ClientBase, 'query'>): Promise<HeldJackpot[]> {
      const { rows } = await tx.query<HeldJackpot>(
        `select ${columns} from games.jackpot j order by j.code`,
      );
      return rows;
    },

    async setState(
      tx: Pick<pg.ClientBase, 'query'>,
      id: number,
      state: JackpotState,
    ): Promise<void> {
      await tx.query(
        `update games.jackpot set state = $2, version = version + 1, updated_at = platform.clock() where id = $1`,
        [id, state],
      );
      await tx.query('update games.jackpot_pool set state = $2 where jackpot_id = $1', [id, state]);
    },

    /** Adds it with both its pools, or changes what the next pools begin with. */
    async save(tx: Pick<pg.ClientBase, 'query'>, terms: NewTerms): Promise<void> {
      const { rows } = await tx.query<{ id: number }>(
        `insert into games.jackpot as j (code, name_en, name_tl, state, share_ppm, seed, cap, must_drop, one_in)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (code) do update set name_en = excluded.name_en, name_tl = excluded.name_tl,
           state = excluded.state, share_ppm = excluded.share_ppm, seed = excluded.seed, cap = excluded.cap,
           must_drop = excluded.must_drop, one_in = excluded.one_in, version = j.version + 1,
           updated_at = platform.clock()
         returning id`,
        [
          ...[terms.code, terms.nameEn, terms.nameTl, terms.state, terms.sharePpm],
          ...[terms.seed, terms.cap, terms.mustDrop, terms.oneIn],
        ],
      );
      const id = rows[0]?.id;
      await tx.query(
        `insert into games.jackpot_pool (jackpot_id, is_test, code, state)
         select $1, is_test, $2, $3 from unnest(array[false, true]) is_test
         on conflict (jackpot_id, is_test) do update set state = excluded.state`,
        [id, terms.code, terms.state],
      );
      await tx.query(
        'delete from games.jackpot_game where jackpot_id = $1 and game_code <> all ($2)',
        [id, terms.games],
      );
      await tx.query(
        `insert into games.jackpot_game (game_code, jackpot_id) select g, $1 from unnest($2::text[]) g
         on conflict do nothing`,
        [id, terms.games],
      );
    },
  };
}

export type JackpotDeskStore = ReturnType<typeof createJackpotDeskStore>;
