import type { PlayerTag } from '@perya/contract/staff/calls/player-tags';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Tagged {
  tag: PlayerTag;
  at: Date;
  by: string;
}

const statement = `select t.tag, t.at, a.name as by
  from staff.player_tag t join staff.account a on a.id = t.staff_id
  where t.uid = $1 order by t.at desc, t.tag`;

export function createTagStore(pool: pg.Pool) {
  return {
    async list(uid: bigint, client: pg.Pool | Recorded = pool): Promise<Tagged[]> {
      const { rows } = await client.query<Tagged>(statement, [uid]);
      return rows;
    },

    /** False if it stood so already. */
    async add(tx: Recorded, uid: bigint, tag: PlayerTag, staffId: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into staff.player_tag (uid, tag, staff_id) values ($1, $2, $3)
         on conflict (uid, tag) do nothing`,
        [uid, tag, staffId],
      );
      return rowCount === 1;
    },

    async remove(tx: Recorded, uid: bigint, tag: PlayerTag): Promise<boolean> {
      const { rowCount } = await tx.query(
        'delete from staff.player_tag where uid = $1 and tag = $2',
        [uid, tag],
      );
      return rowCount === 1;
    },
  };
}

export type TagStore = ReturnType<typeof createTagStore>;
