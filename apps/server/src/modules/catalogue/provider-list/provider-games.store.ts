import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { KnownGame } from './compare-games.ts';

/** What the catalogue has of a venue, for whoever compares it with what the provider lists. */
export async function listKnownGames(pool: pg.Pool, venue: string): Promise<KnownGame[]> {
  const { rows } = await pool.query<KnownGame>(
    `select game.id, game.revision, string_to_array(game.languages, ',') as languages, game.code, game.provider_game, game.en_name as name, game.rtp, game.category, game.is_online
     from catalogue.game
     join catalogue.venue on venue.id = game.venue_id
     where venue.code = $1 order by game.code`,
    [venue],
  );
  return rows;
}

/** A game whose cover is to be fetched. */
export interface WantedCover {
  code: string;
  venue: string;
  providerGame: string;
  tries: number;
}

interface AddedGame {
  code: string;
  languages: readonly string[];
  fetch_cover: boolean;
}

/** What a provider's list says of games beside their terms. */
export function createProviderListStore(pool: pg.Pool) {
  return {
    async noteAdded(tx: Recorded, venue: string, games: readonly AddedGame[]): Promise<void> {
      for (const { code, languages } of games.filter((game) => game.languages.length > 0)) {
        await tx.query('update catalogue.game set languages = $2 where code = $1', [
          code,
          languages.join(','),
        ]);
      }
      await tx.query(
        `insert into catalogue.wanted_cover (code, venue)
         select code, $2 from unnest($1::text[]) as code on conflict (code) do nothing`,
        [games.filter((game) => game.fetch_cover).map(({ code }) => code), venue],
      );
    },

    /** Those that are due, of games that show no picture yet; what staff have given one meanwhile is wanted no more. */
    async listWanted(limit: number): Promise<WantedCover[]> {
      await pool.query(
        `delete from catalogue.wanted_cover w where not exists (
           select from catalogue.game g where g.code = w.code and g.img = '')`,
      );
      const { rows } = await pool.query<WantedCover>(
        `select w.code, w.venue, g.provider_game, w.tries from catalogue.wanted_cover w
         join catalogue.game g on g.code = w.code
         where w.due_at <= platform.clock() order by w.due_at, w.code limit $1`,
        [limit],
      );
      return rows;
    },

    /** Later each time. */
    async putOff(code: string): Promise<void> {
      await pool.query(
        `update catalogue.wanted_cover set tries = tries + 1,
           due_at = platform.clock() + interval '10 minutes' * (tries + 1) ^ 2 where code = $1`,
        [code],
      );
    },

    async giveUp(code: string): Promise<void> {
      await pool.query('delete from catalogue.wanted_cover where code = $1', [code]);
    },

    /** False where somebody has given it a picture meanwhile. */
    async saveCover(tx: Recorded, code: string, img: string): Promise<boolean> {
      await tx.query('delete from catalogue.wanted_cover where code = $1', [code]);
      const { rowCount } = await tx.query(
        `update catalogue.game set img = $2, revision = revision + 1, updated_at = now() where code = $1 and img = ''`,
        [code, img],
      );
      return rowCount === 1;
    },
  };
}

export type ProviderListStore = ReturnType<typeof createProviderListStore>;
