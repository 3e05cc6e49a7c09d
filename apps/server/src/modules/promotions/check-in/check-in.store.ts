import type pg from 'pg';

/** What a day's check-in has brought. */
export interface CheckedDay {
  day: string;
  amount: bigint;
  /** It brought the reward for seven days in a row too. */
  hasStreak: boolean;
}

/** The steps of a day's rewards: the day itself, and the streak that it completed. */
export const checkInSteps = { day: 0, streak: 1 } as const;

export function createCheckInStore(pool: pg.Pool) {
  return {
    /** Days from one to another that the player has checked in on, by whichever check-in. */
    async list(uid: bigint, from: string, to: string): Promise<CheckedDay[]> {
      const { rows } = await pool.query<CheckedDay>({
        name: 'promotions-check-ins',
        text: `select r.period as day, sum(r.amount)::bigint as amount,
                 bool_or(r.step = ${checkInSteps.streak}) as has_streak
               from promotions.promotion p
               join promotions.reward r on r.bucket = platform.bucket_of($1) and r.promotion_id = p.id and r.uid = $1
                 and r.period between $2 and $3
               where p.kind = 'check-in' group by r.period order by r.period`,
        values: [uid, from, to],
      });
      return rows;
    },
  };
}

export type CheckInStore = ReturnType<typeof createCheckInStore>;
