import type pg from 'pg';

export interface MadePlayer {
  uid: bigint;
  /** As the database writes it: a Date would lose its microseconds, and a page its place. */
  createdAt: string;
}

export interface MadeBefore {
  /** As the lists show it: whoever acts on it looks at the player's own status again. */
  status: string;
  hours: number;
  /** The last one of the page before; null for the first page. */
  after: MadePlayer | null;
  limit: number;
}

/** Players of a status whose account was made at least some hours ago, the oldest first. */
export function createMadeBeforeStore(pool: pg.Pool) {
  return async ({ status, hours, after, limit }: MadeBefore): Promise<MadePlayer[]> => {
    const { rows } = await pool.query<MadePlayer>({
      name: 'players-made-before',
      text: `select uid, created_at::text as "createdAt" from identity.player
        where listed_status = $1 and created_at <= now() - make_interval(hours => $2)
          and (created_at, uid) > ($3::timestamptz, $4::bigint)
        order by created_at, uid limit $5`,
      values: [status, hours, after?.createdAt ?? '-infinity', after?.uid ?? 0, limit],
    });
    return rows;
  };
}
