import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';

/** A contest: whose stakes count, and what the places win. */
export interface Contest {
  promotion: number;
  gameTypes: readonly number[];
  /** In centavos, the first place first. */
  prizes: readonly number[];
}

export interface PlaceRow {
  day: string;
  place: number;
  uid: bigint;
  staked: Centavos;
  prize: Centavos;
}

export interface OwnStanding {
  now: Date;
  /** The day in Manila. */
  day: string;
  staked: Centavos;
  takesPart: boolean;
}

/** Everybody who takes part, the first place first. */
export interface Standing {
  uids: readonly bigint[];
  staked: readonly Centavos[];
}

const placeColumns = 'day::text, place, uid, staked, prize';

/** Where one player stands. */
const ownPlace = (pool: pg.Pool, withTesters: boolean) => ({
  async readOwn(uid: bigint, { promotion, gameTypes }: Contest): Promise<OwnStanding> {
    const { rows } = await pool.query<Omit<OwnStanding, 'staked'>>({
      name: 'promotions-own-standing',
      text: `select n.now, n.day::text, $1 <> all (promotions.left_out($2, n.day, array[$1::bigint], $3)) as takes_part
             from (select now, platform.manila_day(now) as day from platform.clock() as now) n`,
      values: [uid, promotion, withTesters],
    });
    const [row] = rows;
    if (!row) throw new Error('The standing of a player gave no answer');
    const sum = await pool.query<{ staked: Centavos }>({
      name: 'promotions-own-staked',
      text: `select coalesce(sum(p.staked), 0)::bigint as staked from promotions.played p
             where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.day = $2::date and p.game_type = any ($3)`,
      values: [uid, row.day, gameTypes],
    });
    return { ...row, staked: sum.rows[0]?.staked ?? centavos(0n) };
  },

  async readStanding({ promotion, gameTypes }: Contest, day: string): Promise<Standing> {
    const { rows } = await pool.query<{ uids: string[]; staked: string[] }>({
      name: 'promotions-standing',
      text: `select coalesce(array_agg(uid order by place), '{}') as uids,
               coalesce(array_agg(staked order by place), '{}') as staked
             from promotions.ranked($1, $2::date, $3, $4)`,
      values: [promotion, day, gameTypes, withTesters],
    });
    const { uids = [], staked = [] } = rows[0] ?? {};
    return { uids: uids.map(BigInt), staked: staked.map((amount) => centavos(BigInt(amount))) };
  },

  /** When the list of a day was made; null while it has none. */
  async readListedAt(promotion: number, day: string): Promise<Date | null> {
    const { rows } = await pool.query<{ listedAt: Date }>({
      name: 'promotions-listed-at',
      text: `select listed_at from promotions.ranking_list
             where promotion_id = $1 and day = $2::date and listed_at > '-infinity'`,
      values: [promotion, day],
    });
    return rows[0]?.listedAt ?? null;
  },
});

/** The lists of players. */
const rankedPlayers = (pool: pg.Pool) => ({
  async listPlaces(promotion: number, day: string): Promise<PlaceRow[]> {
    const { rows } = await pool.query<PlaceRow>({
      name: 'promotions-ranking-places',
      text: `select ${placeColumns} from promotions.ranking_place
             where promotion_id = $1 and day = $2::date order by place`,
      values: [promotion, day],
    });
    return rows;
  },

  /** The last days that were decided, each with its first places and the player's own. */
  async listPast(
    uid: bigint,
    { promotion, days, places }: { promotion: number; days: number; places: number },
  ): Promise<PlaceRow[]> {
    const { rows } = await pool.query<PlaceRow>({
      name: 'promotions-past-rankings',
      text: `select ${placeColumns} from promotions.ranking_place
             where promotion_id = $1 and (place <= $4 or uid = $2) and day in (
               select day from promotions.ranking_list l
               where l.promotion_id = $1 and l.is_final
                 and exists (select from promotions.ranking_place p
                   where p.promotion_id = l.promotion_id and p.day = l.day)
               order by day desc limit $3)
             order by ranking_place.day desc, place`,
      values: [promotion, uid, days, places],
    });
    return rows;
  },
});

export function createRankingStore(pool: pg.Pool, withTesters: boolean) {
  const list = async (contest: Contest, day: string | null, isFinal: boolean): Promise<void> => {
    const { promotion, gameTypes, prizes } = contest;
    await pool.query({
      name: 'promotions-list-ranking',
      text: `select promotions.list_ranking($1, coalesce($2::date, platform.manila_day(platform.clock())),
               $3, $4, $5, $6)`,
      values: [promotion, day, gameTypes, prizes, withTesters, isFinal],
    });
  };
  return {
    /** Makes today's list, unless this hour has one. */
    listToday: (contest: Contest) => list(contest, null, false),

    /** Makes the list of a day for the last time, and writes down what was won. */
    close: (contest: Contest, day: string) => list(contest, day, true),
    ...ownPlace(pool, withTesters),
    ...rankedPlayers(pool),
  };
}

export type RankingStore = ReturnType<typeof createRankingStore>;
