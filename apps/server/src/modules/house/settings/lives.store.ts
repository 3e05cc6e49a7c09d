import type pg from 'pg';

/** How long things last that functions of the database decide. */
export interface Lives {
  eventDays: number;
  gameHours: number;
  gameHoursMax: number;
}

export function createLivesStore(pool: pg.Pool) {
  return {
    async read(): Promise<Lives> {
      const { rows } = await pool.query<Lives>(
        `select extract(day from platform.event_life())::int as event_days,
           extract(epoch from games.session_life())::int / 3600 as game_hours,
           extract(epoch from games.session_life_max())::int / 3600 as game_hours_max`,
      );
      const [lives] = rows;
      if (!lives) throw new Error('The database does not say how long things last');
      return lives;
    },
  };
}

export type LivesStore = ReturnType<typeof createLivesStore>;
