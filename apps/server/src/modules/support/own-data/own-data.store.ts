import type pg from 'pg';

export interface OwnMessage {
  n: number;
  from: 'player' | 'house';
  text: string;
  pictures: string[];
  at: Date;
}

const pageSize = 500;

/** What a player may take away of their conversation and their feedback. */
export function createOwnDataStore(pool: pg.Pool) {
  return {
    async messages(uid: bigint, last: OwnMessage | undefined): Promise<OwnMessage[]> {
      const { rows } = await pool.query<OwnMessage>(
        `select n, case sender when 'player' then 'player' else 'house' end as from, text, pictures, at
         from support.message where uid = $1 and n < $2 order by n desc limit ${pageSize}`,
        [uid, last?.n ?? 2 ** 31 - 1],
      );
      return rows;
    },

    async feedback(uid: bigint) {
      const { rows } = await pool.query(
        'select text, at, state from support.feedback where uid = $1 order by id desc',
        [uid],
      );
      return rows;
    },
  };
}
