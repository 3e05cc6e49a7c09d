import type pg from 'pg';
import { type Found, type GameRow, gameColumns, listedGames } from './game.store.ts';

export interface PlayedGame extends GameRow {
  playedAt: Date;
}

/** What belongs to one player: favourites, and the games opened lately. */
export function createPlayerGamesStore(pool: pg.Pool) {
  return {
    async addFavourite(uid: bigint, gameId: bigint): Promise<void> {
      await pool.query(
        `insert into catalogue.favourite (uid, game_id) values ($1, $2)
         on conflict (uid, game_id) do nothing`,
        [uid, gameId],
      );
    },

    async removeFavourite(uid: bigint, gameId: bigint): Promise<void> {
      await pool.query('delete from catalogue.favourite where uid = $1 and game_id = $2', [
        uid,
        gameId,
      ]);
    },

    async listFavourites(uid: bigint, limit: number, offset: number): Promise<Found> {
      const from = `catalogue.favourite join (${listedGames}) on game.id = favourite.game_id
        where favourite.uid = $1 and game.is_online`;
      const [rows, total] = await Promise.all([
        pool.query<GameRow>(
          `select ${gameColumns} from ${from}
           order by favourite.created_at desc, game.id limit $2 offset $3`,
          [uid, limit, offset],
        ),
        pool.query<{ total: number }>(`select count(*)::int as total from ${from}`, [uid]),
      ]);
      return { rows: rows.rows, total: total.rows[0]?.total ?? 0 };
    },

    /** Notes that a player opened a game, and forgets the oldest beyond the most that are kept. */
    async recordPlayed(uid: bigint, gameId: bigint, keptMax: number): Promise<void> {
      await pool.query(
        `with noted as (
           insert into catalogue.played as held (uid, game_id, played_at) values ($1, $2, clock_timestamp())
           on conflict (uid, game_id) do update
           set played_at = greatest(held.played_at, excluded.played_at)
         )
         delete from catalogue.played where uid = $1 and game_id in (
           select game_id from catalogue.played where uid = $1 and game_id <> $2
           order by played_at desc, game_id offset $3
         )`,
        [uid, gameId, keptMax - 1],
      );
    },

    async listPlayed(uid: bigint, limit: number): Promise<{ rows: PlayedGame[]; total: number }> {
      const result = await pool.query<PlayedGame & { total: number }>(
        `select ${gameColumns}, played.played_at, count(*) over ()::int as total
         from catalogue.played join (${listedGames}) on game.id = played.game_id
         where played.uid = $1 and game.is_online
         order by played.played_at desc, game.id limit $2`,
        [uid, limit],
      );
      return { rows: result.rows, total: result.rows[0]?.total ?? 0 };
    },
  };
}

export type PlayerGamesStore = ReturnType<typeof createPlayerGamesStore>;
