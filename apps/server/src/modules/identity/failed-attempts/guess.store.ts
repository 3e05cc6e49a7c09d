import type pg from 'pg';
import { isPhone, phoneOf } from '../codes/contact.ts';
import type { Counter } from './guess-counters.ts';

/** What became of a guess that wanted to be counted; `last` fills a counter. */
export type Taken = 'taken' | 'last' | 'refused';

const subjectsOf = (counters: readonly Counter[]) => counters.map(({ subject }) => subject);

/** Counts guesses by subject, and keeps a subject locked that had too many wrong ones. */
export function createGuessStore(pool: pg.Pool) {
  return {
    /** Counts a guess in one step, before it is compared. */
    async take(counters: readonly Counter[], lockSeconds: number): Promise<Taken> {
      const { rows } = await pool.query<{ taken: Taken }>(
        'select identity.take_guess($1, $2, $3) as taken',
        [subjectsOf(counters), counters.map(({ max }) => max), lockSeconds],
      );
      return rows[0]?.taken ?? 'refused';
    },

    /** For a guess that was right, or never compared. */
    async giveBack(counters: readonly Counter[]): Promise<void> {
      await pool.query('select identity.give_back_guess($1)', [subjectsOf(counters)]);
    },

    async isLocked(counters: readonly Counter[]): Promise<boolean> {
      const result = await pool.query(
        'select from identity.guess where subject = any($1) and locked_until > now() limit 1',
        [subjectsOf(counters)],
      );
      return result.rowCount === 1;
    },

    async forgive(counters: readonly Counter[]): Promise<void> {
      await pool.query('delete from identity.guess where subject = any($1)', [
        subjectsOf(counters),
      ]);
    },

    /** True if the player of this phone, or of this proved address, has logged in on the device before. */
    async isDeviceOfContact(contact: string, deviceHash: Buffer): Promise<boolean> {
      const { countryCode, phone } = phoneOf(contact);
      const result = isPhone(contact)
        ? await pool.query(
            `select from identity.player join identity.device using (uid)
             where country_code = $1 and phone = $2 and device_hash = $3`,
            [countryCode, phone, deviceHash],
          )
        : await pool.query(
            `select from identity.player join identity.device using (uid)
             where lower(email) = lower($1) and email_proved_at is not null and device_hash = $2`,
            [contact, deviceHash],
          );
      return result.rowCount === 1;
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
