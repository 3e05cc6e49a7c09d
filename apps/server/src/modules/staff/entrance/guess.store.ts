import type pg from 'pg';
import { lockSeconds } from '../policy.ts';

export interface Counter {
  subject: string;
  /** So many wrong guesses, and the subject is locked. */
  max: number;
}

/** What became of a guess that wanted to be counted; `last` fills a counter. */
type Taken = 'taken' | 'last' | 'refused';

/** Counts guesses in the one table of them, by the functions that players' guesses are counted by. */
export function createGuessStore(pool: pg.Pool) {
  return {
    /** Counts a guess in one step, before it is compared. */
    async take(counters: readonly Counter[]): Promise<Taken> {
      const { rows } = await pool.query<{ taken: Taken }>(
        'select identity.take_guess($1, $2, $3) as taken',
        [counters.map(({ subject }) => subject), counters.map(({ max }) => max), lockSeconds],
      );
      return rows[0]?.taken ?? 'refused';
    },

    /** For a guess that was right, or never compared. */
    async giveBack(counters: readonly Counter[]): Promise<void> {
      await pool.query('select identity.give_back_guess($1)', [
        counters.map(({ subject }) => subject),
      ]);
    },

    async forgive(client: pg.ClientBase, whose: string): Promise<void> {
      await client.query('select identity.forgive_guesses($1)', [whose]);
    },
  };
}

export type GuessStore = ReturnType<typeof createGuessStore>;
