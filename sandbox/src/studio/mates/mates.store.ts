import { encodeJson } from '@perya/game-kit/json';
import type pg from 'pg';
import type { SeatKey } from '../seats.store.ts';
import { inTransaction } from '../studio-pool.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** Every process hears on it who sits down, leaves or has played. */
export const matesChannel = 'studio_mates';

/** A scene of a game, shared by as many as it has places. */
export interface SceneKey {
  venue: string;
  game: string;
  scene: number;
}

export interface MateSeat extends SceneKey {
  place: number;
}

/** What is told to those who share a scene. */
export type MateNews = { at: SceneKey; played?: { place: number; shown: unknown } };

const sceneOf = ({ venue, game, scene }: SceneKey): SceneKey => ({ venue, game, scene });

async function tell(db: Queryable, news: MateNews): Promise<void> {
  await db.query('select pg_notify($1, $2)', [matesChannel, encodeJson(news)]);
}

/** The seat that the player has, kept for so much longer; null if there is none, or its time was over. */
export async function keepSeat(
  db: Queryable,
  { venue, game, player }: SeatKey,
  seconds: number,
): Promise<MateSeat | null> {
  const found = await db.query<MateSeat>(
    `update studio.mate_seat set here_until = clock_timestamp() + make_interval(secs => $4)
     where venue = $1 and game = $2 and player = $3 and here_until > clock_timestamp()
     returning venue, game, scene, place`,
    [venue, game, player, seconds],
  );
  return found.rows[0] ?? null;
}

/** The player's seat, or the first free place of the first scene that has one; whoever stayed away gives theirs up. */
export async function takeSeat(
  pool: pg.Pool,
  seat: SeatKey,
  { places, seconds }: { places: number; seconds: number },
): Promise<MateSeat> {
  const kept = await keepSeat(pool, seat, seconds);
  if (kept) return kept;
  const { venue, game, player } = seat;
  return inTransaction(pool, async (client) => {
    await client.query(
      `select pg_advisory_xact_lock(hashtextextended('mates ' || $1 || '/' || $2, 0))`,
      [venue, game],
    );
    const gone = await client.query<SceneKey>(
      `delete from studio.mate_seat
       where venue = $1 and game = $2 and (here_until <= clock_timestamp() or player = $3)
       returning venue, game, scene`,
      [venue, game, player],
    );
    const taken = await client.query<MateSeat>(
      `insert into studio.mate_seat (venue, game, player, scene, place, here_until)
       select $1, $2, $3, scene, place, clock_timestamp() + make_interval(secs => $5)
       from generate_series(0, (select count(*)::int / $4 from studio.mate_seat
                                where venue = $1 and game = $2)) as scene,
         generate_series(0, $4 - 1) as place
       where not exists (
         select from studio.mate_seat as other
         where other.venue = $1 and other.game = $2 and other.scene = scene.scene
           and other.place = place.place)
       order by scene, place limit 1
       returning venue, game, scene, place`,
      [venue, game, player, places, seconds],
    );
    const [mine] = taken.rows;
    if (!mine) throw new Error('There is no place in any scene');
    for (const at of [...gone.rows, sceneOf(mine)]) await tell(client, { at });
    return mine;
  });
}

export async function leaveSeat(
  pool: pg.Pool,
  { venue, game, player }: SeatKey,
  { scene, place }: MateSeat,
): Promise<void> {
  const left = await pool.query(
    `delete from studio.mate_seat
     where venue = $1 and game = $2 and player = $3 and scene = $4 and place = $5`,
    [venue, game, player, scene, place],
  );
  if (left.rowCount === 1) await tell(pool, { at: { venue, game, scene } });
}

/** The places of a scene where somebody is. */
export async function listPlaces(
  db: Queryable,
  { venue, game, scene }: SceneKey,
): Promise<number[]> {
  const found = await db.query<{ place: number }>(
    `select place from studio.mate_seat
     where venue = $1 and game = $2 and scene = $3 and here_until > clock_timestamp()
     order by place`,
    [venue, game, scene],
  );
  return found.rows.map(({ place }) => place);
}

/** Shows a round to those who share the player's scene, and to nobody where the player has no seat. */
export async function tellPlayed(db: Queryable, seat: SeatKey, shown: unknown): Promise<void> {
  const { venue, game, player } = seat;
  const found = await db.query<MateSeat>(
    `select venue, game, scene, place from studio.mate_seat
     where venue = $1 and game = $2 and player = $3 and here_until > clock_timestamp()`,
    [venue, game, player],
  );
  const [mine] = found.rows;
  if (mine) await tell(db, { at: sceneOf(mine), played: { place: mine.place, shown } });
}
