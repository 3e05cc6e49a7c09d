import type pg from 'pg';

/** A pool of a game with the secrets that its rounds are drawn with, sealed: of this generation and of the next. */
interface PlayedPool {
  id: number;
  generation: number;
  games: string[];
  sealed: (Buffer | null)[];
}

interface SealedSeed {
  pool: number;
  generation: number;
  commitment: Buffer;
  sealedSecret: Buffer;
}

export function createDrawsStore(pool: pg.Pool) {
  return {
    /** Those that are stopped too: what a stake gave to them may come back. */
    async listPools(): Promise<PlayedPool[]> {
      const { rows } = await pool.query<PlayedPool>({
        name: 'games-jackpot-pools',
        text: `select p.id, p.generation,
            array(select g.game_code from games.jackpot_game g where g.jackpot_id = p.jackpot_id) as games,
            array(select s.sealed_secret from generate_series(p.generation, p.generation + 1) n
              left join games.jackpot_seed s on s.pool_id = p.id and s.generation = n order by n) as sealed
          from games.jackpot_pool p order by p.id`,
      });
      return rows;
    },

    /** Which secrets are missing of each pool, so many generations ahead. */
    async listMissing(ahead: number): Promise<{ pool: number; generation: number }[]> {
      const { rows } = await pool.query<{ pool: number; generation: number }>(
        `select p.id as pool, n as generation from games.jackpot_pool p
         cross join generate_series(p.generation, p.generation + $1) n
         where not exists (select from games.jackpot_seed s where s.pool_id = p.id and s.generation = n)`,
        [ahead],
      );
      return rows;
    },

    /** Of two processes that make one, the first has made it. */
    async addSeeds(seeds: readonly SealedSeed[]): Promise<void> {
      for (const { pool: id, generation, commitment, sealedSecret } of seeds) {
        await pool.query(
          `insert into games.jackpot_seed (pool_id, generation, commitment, sealed_secret)
           values ($1, $2, $3, $4) on conflict do nothing`,
          [id, generation, commitment, sealedSecret],
        );
      }
    },

    /** Secrets of pools that were won and that nobody has shown yet. */
    async listUnshown(): Promise<{ pool: number; generation: number; sealedSecret: Buffer }[]> {
      const { rows } = await pool.query<{ pool: number; generation: number; sealedSecret: Buffer }>(
        `select s.pool_id as pool, s.generation, s.sealed_secret from games.jackpot_seed s
         join games.jackpot_pool p on p.id = s.pool_id
         where s.generation < p.generation and s.secret is null`,
      );
      return rows;
    },

    async show(id: number, generation: number, secret: Buffer): Promise<void> {
      await pool.query(
        `update games.jackpot_seed set secret = $3 where pool_id = $1 and generation = $2`,
        [id, generation, secret],
      );
    },
  };
}

export type DrawsStore = ReturnType<typeof createDrawsStore>;
