import type pg from 'pg';

export interface EarnedRow {
  id: bigint;
  nameEn: string;
  nameTl: string;
  image: string;
  amount: bigint;
  receivedAt: Date | null;
}

export function createEarnedStore(pool: pg.Pool) {
  return {
    /** Rewards in Filcoins that the player has, newest first, older than one of them. */
    async listEarned(uid: bigint, before: bigint | null, limit: number): Promise<EarnedRow[]> {
      const { rows } = await pool.query<EarnedRow>({
        name: 'promotions-earned',
        text: `select r.id, p.name_en, p.name_tl,
            coalesce(p.rules ->> 'image', '') as image, r.amount, r.decided_at as received_at
          from promotions.reward r join promotions.promotion p on p.id = r.promotion_id
          where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.currency = 'FIL' and r.state = 'claimed' and ($2::bigint is null or r.id < $2)
          order by r.id desc limit $3`,
        values: [uid, before, limit],
      });
      return rows;
    },
  };
}
