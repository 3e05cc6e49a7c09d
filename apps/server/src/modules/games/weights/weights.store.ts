import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Weight {
  gameType: number;
  weight: number;
  changedAt: Date;
}

const whole = 100;

/** Changes of weights wait for each other, so what was seen is compared with what is. */
export async function holdWeights(tx: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('games.turnover_weight'))`);
}

export function createWeightsStore(pool: pg.Pool) {
  return {
    /** Those that were ever changed; all others count whole. */
    async list(): Promise<Weight[]> {
      const { rows } = await pool.query<Weight>(
        `select game_type, weight, updated_at as changed_at from games.turnover_weight`,
      );
      return rows;
    },

    async read(gameType: number): Promise<number> {
      const { rows } = await pool.query<{ weight: number }>(
        'select weight from games.turnover_weight where game_type = $1',
        [gameType],
      );
      return rows[0]?.weight ?? whole;
    },

    /** What stood before. */
    async lock(tx: Recorded, gameType: number): Promise<number> {
      await holdWeights(tx);
      const { rows } = await tx.query<{ weight: number }>(
        'select weight from games.turnover_weight where game_type = $1',
        [gameType],
      );
      return rows[0]?.weight ?? whole;
    },

    async save(tx: Recorded, gameType: number, weight: number): Promise<void> {
      await tx.query(
        `insert into games.turnover_weight (game_type, weight) values ($1, $2)
         on conflict (game_type) do update set weight = excluded.weight, updated_at = platform.clock()`,
        [gameType, weight],
      );
    },
  };
}

export type WeightsStore = ReturnType<typeof createWeightsStore>;
