import { encodeJson } from '@perya/game-kit/json';
import type { Said } from '@perya/game-kit/phrases';
import type pg from 'pg';
import type { SeatKey } from '../seats.store.ts';
import { type RoomKey, topicOf } from './room-key.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** Every process hears on it what is said in a room. */
export const saidChannel = 'studio_said';

/** One every three seconds, and no more than twelve in five minutes. */
const pauseSeconds = 3;
const span = { seconds: 300, most: 12 };

/**
 * Counts a phrase of a player, if it may be said now, and answers the number by which the room knows them; null if it
 * comes too soon. One statement decides, so that of many at once one is said.
 */
export async function countPhrase(
  db: Queryable,
  { venue, game, player }: SeatKey,
): Promise<number | null> {
  const found = await db.query<{ voice: number }>(
    `insert into studio.room_voice as mine
       (venue, game, player, voice, said_at, counted_from, count)
     select $1, $2, $3, coalesce(max(voice), 100) + 1, clock_timestamp(), clock_timestamp(), 1
     from studio.room_voice where venue = $1 and game = $2
     on conflict (venue, game, player) do update
     set said_at = clock_timestamp(),
       counted_from = case when mine.counted_from > clock_timestamp() - make_interval(secs => $5)
         then mine.counted_from else clock_timestamp() end,
       count = case when mine.counted_from > clock_timestamp() - make_interval(secs => $5)
         then mine.count + 1 else 1 end
     where mine.said_at <= clock_timestamp() - make_interval(secs => $4)
       and (mine.counted_from <= clock_timestamp() - make_interval(secs => $5) or mine.count < $6)
     returning voice`,
    [venue, game, player, pauseSeconds, span.seconds, span.most],
  );
  return found.rows[0]?.voice ?? null;
}

/** Numbers are given in order; of those who speak first at the same moment one tries again. */
export const isVoiceTaken = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'room_voice_venue_game_voice_key';

export async function tellSaid(db: Queryable, key: RoomKey, said: Said): Promise<void> {
  await db.query('select pg_notify($1, $2)', [
    saidChannel,
    encodeJson({ topic: topicOf(key), said }),
  ]);
}
