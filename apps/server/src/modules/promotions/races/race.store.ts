import type { RaceMeasure } from '@perya/contract/rules/promotions/race';
import type { Centavos } from '@perya/money';
import type pg from 'pg';

/** A race as its promotion has it. */
export interface RaceTerms {
  promotion: number;
  days: number;
  by: RaceMeasure;
  gameTypes: readonly number[];
  /** In centavos, the first place first. */
  prizes: readonly number[];
}

interface RaceSpan {
  firstDay: string;
  lastDay: string;
  /** The end of its last day, in Manila. */
  endsAt: Date;
}

export interface RacerRow {
  place: number;
  uid: bigint;
  score: bigint;
}

export interface PastPlaceRow extends RacerRow {
  promotion: number;
  firstDay: string;
  lastDay: string;
  prize: Centavos;
}

/** How races stand and ended. */
const shownRaces = (pool: pg.Pool, withTesters: boolean) => ({
  /** The days of the race that runs now. */
  async readSpan({ promotion, days }: RaceTerms): Promise<RaceSpan> {
    const { rows } = await pool.query<RaceSpan>({
      name: 'promotions-race-span',
      text: `select s.first_day::text, s.last_day::text,
          (s.last_day + 1)::timestamp at time zone 'Asia/Manila' as ends_at
        from promotions.race_span($1, platform.manila_day(platform.clock()), $2) s`,
      values: [promotion, days],
    });
    const [row] = rows;
    if (!row) throw new Error(`The race ${promotion} has no days`);
    return row;
  },

  /** Everybody who takes part and has played, the first place first. */
  async listRacers(terms: RaceTerms, { firstDay, lastDay }: RaceSpan): Promise<RacerRow[]> {
    const { rows } = await pool.query<RacerRow>({
      name: 'promotions-raced',
      text: `select place::integer, uid, score from promotions.raced($1, $2::date, $3::date, $4, $5, $6)`,
      values: [terms.promotion, firstDay, lastDay, terms.gameTypes, terms.by, withTesters],
    });
    return rows;
  },

  /** Whether a player has joined, and may. */
  async readOwn(uid: bigint, promotion: number, { firstDay, lastDay }: RaceSpan) {
    const { rows } = await pool.query<{ hasJoined: boolean; mayJoin: boolean; racers: number }>({
      name: 'promotions-own-race',
      text: `select exists (select from promotions.racer where promotion_id = $2 and first_day = $3::date and uid = $1)
            as has_joined,
          $1 <> all (promotions.left_out($2, $4::date, array[$1::bigint], $5)) as may_join,
          (select count(*)::integer from promotions.racer where promotion_id = $2 and first_day = $3::date) as racers`,
      values: [uid, promotion, firstDay, lastDay, withTesters],
    });
    return rows[0] ?? { hasJoined: false, mayJoin: false, racers: 0 };
  },

  /** The last races that were decided, each with its first places and the player's own. */
  async listPast(
    uid: bigint,
    promotions: readonly number[],
    { races, places }: { races: number; places: number },
  ): Promise<PastPlaceRow[]> {
    const { rows } = await pool.query<PastPlaceRow>({
      name: 'promotions-past-races',
      text: `select p.promotion_id as promotion, p.first_day::text, p.last_day::text, p.place, p.uid, p.score, p.prize
        from promotions.race_place p
        where (p.place <= $4 or p.uid = $1) and (p.promotion_id, p.first_day) in (
          select distinct on (q.last_day, q.promotion_id) q.promotion_id, q.first_day from promotions.race_place q
          where q.promotion_id = any ($2) order by q.last_day desc, q.promotion_id limit $3)
        order by p.last_day desc, p.promotion_id, p.place`,
      values: [uid, promotions, races, places],
    });
    return rows;
  },
});

export function createRaceStore(pool: pg.Pool, withTesters: boolean) {
  return {
    ...shownRaces(pool, withTesters),

    async join(uid: bigint, { promotion, days }: RaceTerms, isIn: boolean): Promise<boolean> {
      const { rows } = await pool.query<{ hasJoined: boolean }>({
        name: 'promotions-join-race',
        text: 'select promotions.change_racer($1, $2, $3, $4) as has_joined',
        values: [promotion, uid, days, isIn],
      });
      return rows[0]?.hasJoined ?? false;
    },

    /** Closes a day that is over; the last day of a race decides it. */
    async closeDay(terms: RaceTerms, day: string): Promise<void> {
      await pool.query({
        name: 'promotions-close-race-day',
        text: 'select promotions.close_race_day($1, $2::date, $3, $4, $5, $6, $7)',
        values: [
          ...[terms.promotion, day, terms.days, terms.gameTypes, terms.by, terms.prizes],
          withTesters,
        ],
      });
    },
  };
}

export type RaceStore = ReturnType<typeof createRaceStore>;
