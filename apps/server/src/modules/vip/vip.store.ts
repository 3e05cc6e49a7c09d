import type { VipTier } from '@perya/contract/rules/vip/levels';
import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';
import type { Recorded } from '../audit/index.ts';

export interface LevelRow {
  level: number;
  tier: VipTier;
  xp: bigint;
}

export interface Standing {
  level: number;
  /** In centavos. */
  staked: bigint;
}

export interface Rise {
  level: number;
  at: Date;
}

/** Above every threshold: where all of them stand for a moment, so that no two meet while they change. */
const aside = 1_000_000_000_000_000n;

/** The thresholds, which two people change. */
const changing = {
  /** Nobody else changes them until this transaction ends. */
  async holdLevels(tx: Recorded): Promise<LevelRow[]> {
    const { rows } = await tx.query<LevelRow>(
      'select level, tier, xp from vip.level order by level for update',
    );
    return rows;
  },

  /** Of some levels; the others stay as they are. */
  async setThresholds(
    tx: pg.ClientBase,
    given: readonly { level: number; xp: number }[],
  ): Promise<void> {
    const levels = given.map(({ level }) => level);
    await tx.query('update vip.level set xp = xp + $1 where level = any ($2::int[])', [
      aside,
      levels,
    ]);
    await tx.query(
      `update vip.level set xp = given.xp
       from unnest($1::int[], $2::bigint[]) as given (level, xp)
       where level.level = given.level`,
      [levels, given.map(({ xp }) => xp)],
    );
  },
};

export function createVipStore(pool: pg.Pool) {
  return {
    ...changing,
    async listLevels(): Promise<LevelRow[]> {
      const { rows } = await pool.query<LevelRow>(
        'select level, tier, xp from vip.level order by level',
      );
      return rows;
    },

    async readStanding(uid: bigint): Promise<Standing> {
      const { rows } = await pool.query<Standing>({
        name: 'vip-standing',
        text: `select level, staked from vip.standing
          where bucket = platform.bucket_of($1) and uid = $1`,
        values: [uid],
      });
      return rows[0] ?? { level: 0, staked: 0n };
    },

    async listRises(uid: bigint): Promise<Rise[]> {
      const { rows } = await pool.query<Rise>(
        `select level, at from vip.rise
         where bucket = platform.bucket_of($1) and uid = $1 order by level`,
        [uid],
      );
      return rows;
    },

    /** Adds a part of the log of settled rounds. */
    async notePlay(client: pg.ClientBase, { after, upTo }: Range): Promise<void> {
      await client.query('select vip.note_play($1, $2)', [after, upTo]);
    },
  };
}

export type VipStore = ReturnType<typeof createVipStore>;
