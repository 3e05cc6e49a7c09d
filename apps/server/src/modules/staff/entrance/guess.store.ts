import type pg from 'pg';

/** What was guessed wrong at staff stands in the one table of guesses. */
export function createGuessStore() {
  return {
    async forgive(client: pg.ClientBase, whose: string): Promise<void> {
      await client.query('select identity.forgive_guesses($1)', [whose]);
    },
  };
}

export type GuessStore = ReturnType<typeof createGuessStore>;
