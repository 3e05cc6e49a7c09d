import type pg from 'pg';
import type { KnownGame } from './compare-games.ts';

/** What the catalogue has of a venue, for whoever compares it with what the provider lists. */
export async function listKnownGames(pool: pg.Pool, venue: string): Promise<KnownGame[]> {
  const { rows } = await pool.query<KnownGame>(
    `select game.code, game.provider_game, game.en_name as name, game.rtp, game.category, game.is_online
     from catalogue.game
     join catalogue.venue on venue.id = game.venue_id
     where venue.code = $1 order by game.code`,
    [venue],
  );
  return rows;
}
