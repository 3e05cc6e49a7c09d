import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** Counts wrong attempts by subject, and locks the subject when there were too many. */
export function createGuessStore(pool: pg.Pool) {
  return {
    async isLocked(subject: string): Promise<boolean> {
      const result = await pool.query(
        'select from identity.guess where subject = $1 and locked_until > now()',
        [subject],
      );
      return result.rowCount === 1;
    },

    /** Counts one wrong attempt; true if this one, or an earlier one, locked the subject. */
    async countWrong(
      tx: Recorded,
      subject: string,
      wrongMax: number,
      lockSeconds: number,
    ): Promise<boolean> {
      const result = await tx.query<{ isLocked: boolean }>(
        `insert into identity.guess as held (subject, wrong_count, first_wrong_at, locked_until)
         values ($1, 1, now(), case when $2 <= 1 then now() + make_interval(secs => $3) end)
         on conflict (subject) do update set
           wrong_count = case
             when held.first_wrong_at < now() - make_interval(secs => $3) then 1
             else held.wrong_count + 1 end,
           first_wrong_at = case
             when held.first_wrong_at < now() - make_interval(secs => $3) then now()
             else held.first_wrong_at end,
           locked_until = case
             when held.first_wrong_at >= now() - make_interval(secs => $3)
               and held.wrong_count + 1 >= $2 then now() + make_interval(secs => $3)
             when held.locked_until > now() then held.locked_until end
         returning coalesce(locked_until > now(), false) as "isLocked"`,
        [subject, wrongMax, lockSeconds],
      );
      return result.rows[0]?.isLocked === true;
    },

    async forgive(subject: string): Promise<void> {
      await pool.query('delete from identity.guess where subject = $1', [subject]);
    },

    async forgetOld(): Promise<void> {
      await pool.query(
        `delete from identity.guess
         where first_wrong_at < now() - interval '1 day' and coalesce(locked_until, now()) <= now()`,
      );
    },
  };
}

export type GuessStore = ReturnType<typeof createGuessStore>;
