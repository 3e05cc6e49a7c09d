import type { VipTier } from '@perya/contract/rules/vip/levels';
import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';

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

export function createVipStore(pool: pg.Pool) {
  return {
    async listLevels(): Promise<LevelRow[]> {
      const { rows } = await pool.query<LevelRow>(
        'select level, tier, xp from vip.level order by level',
      );
      return rows;
    },

    async readStanding(uid: bigint): Promise<Standing> {
      const { rows } = await pool.query<Standing>({
        name: 'vip-standing',
        text: 'select level, staked from vip.standing where uid = $1',
        values: [uid],
      });
      return rows[0] ?? { level: 0, staked: 0n };
    },

    async listRises(uid: bigint): Promise<Rise[]> {
      const { rows } = await pool.query<Rise>(
        'select level, at from vip.rise where uid = $1 order by level',
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
