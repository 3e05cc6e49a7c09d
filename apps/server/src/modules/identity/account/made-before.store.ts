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

export interface CountMadeBefore {
  statuses: readonly string[];
  hours: number;
  /** Where they registered; null for anywhere. */
  brand: string | null;
  /** Counting stops there. */
  max: number;
}

/** How many players of these statuses were made at least some hours ago, as the lists show them. */
export function createMadeBeforeCount(pool: pg.Pool) {
  return async ({ statuses, hours, brand, max }: CountMadeBefore): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from (select from identity.player
         where listed_status = any ($1) and created_at <= now() - make_interval(hours => $2)
           and ($3::text is null or brand = $3) limit $4) made`,
      [statuses, hours, brand, max],
    );
    return rows[0]?.count ?? 0;
  };
}

/** Players of a status whose account was made at least some hours ago, the oldest first. */
export function createMadeBeforeStore(pool: pg.Pool) {
  return async ({ status, hours, after, limit }: MadeBefore): Promise<MadePlayer[]> => {
    const { rows } = await pool.query<MadePlayer>({
      name: 'players-made-before',
      text: `select uid, created_at::text as created_at from identity.player
        where listed_status = $1 and created_at <= now() - make_interval(hours => $2)
          and (created_at, uid) > ($3::timestamptz, $4::bigint)
        order by player.created_at, uid limit $5`,
      values: [status, hours, after?.createdAt ?? '-infinity', after?.uid ?? 0, limit],
    });
    return rows;
  };
}
