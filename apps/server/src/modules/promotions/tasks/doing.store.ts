import type { Centavos } from '@perya/money';
import type pg from 'pg';

/** Rounds by the type of the game. */
export type RoundsByType = ReadonlyMap<number, number>;

/** What a player has done in the newbie period, or today. */
export interface Doing {
  rounds: RoundsByType;
  deposits: number;
  deposited: Centavos;
}

/** When it is, and since when the player is one; days in Manila. */
export interface Moment {
  now: Date;
  today: string;
  registeredAt: Date;
  registeredOn: string;
}

interface Collected {
  promotionId: number;
  period: string;
  step: number;
}

/** Days in Manila, both included. The newbie period begins and ends within a day, so it touches eight. */
const daysOf = {
  newbie: ({ registeredOn }: Moment) => [registeredOn, 7] as const,
  today: ({ today }: Moment) => [today, 0] as const,
};

const roundsOf = (rows: { gameType: number; rounds: number }[]): RoundsByType =>
  new Map(rows.map(({ gameType, rounds }) => [gameType, rounds]));

/** What can be collected, and was. */
const collecting = (pool: pg.Pool) => ({
  /** Null for nobody. */
  async readMoment(uid: bigint): Promise<Moment | null> {
    const { rows } = await pool.query<Moment>({
      name: 'promotions-moment',
      text: `select m.now, platform.manila_day(m.now)::text as today,
               m.registered_at,
               platform.manila_day(m.registered_at)::text as registered_on
             from (select platform.clock() as now, identity.registered_at($1) as registered_at offset 0) m
             where m.registered_at is not null`,
      values: [uid],
    });
    return rows[0] ?? null;
  },

  /** Which tiers the player has collected; one that was taken back counts too. */
  async listCollected(
    uid: bigint,
    promotions: readonly number[],
    period: string,
  ): Promise<Collected[]> {
    const { rows } = await pool.query<Collected>({
      name: 'promotions-collected',
      text: `select promotion_id, period, step from promotions.reward
             where bucket = platform.bucket_of($1) and uid = $1 and promotion_id = any ($2) and period = $3`,
      values: [uid, promotions, period],
    });
    return rows;
  },

  /** Those of the promotions that are for the player, and whether another account of the same person has had them. */
  async listMeant(
    uid: bigint,
    promotions: readonly number[],
    period: string,
  ): Promise<{ id: number; isShared: boolean }[]> {
    const { rows } = await pool.query<{ id: number; isShared: boolean }>({
      name: 'promotions-meant',
      text: 'select id, is_shared from promotions.meant_for($1, $2, $3)',
      values: [uid, promotions, period],
    });
    return rows;
  },
});

export function createDoingStore(pool: pg.Pool) {
  const readDoing = async (
    uid: bigint,
    which: keyof typeof daysOf,
    moment: Moment,
  ): Promise<Doing> => {
    const values = [uid, ...daysOf[which](moment)];
    const days = 'day between $2::date and $2::date + $3::integer';
    const [played, paid] = await Promise.all([
      pool.query<{ gameType: number; rounds: number }>({
        name: 'promotions-doing-played',
        text: `select game_type, sum(rounds)::integer as rounds
               from promotions.played where bucket = platform.bucket_of($1) and uid = $1 and ${days} group by game_type`,
        values,
      }),
      pool.query<{ deposits: number; deposited: Centavos }>({
        name: 'promotions-doing-deposited',
        text: `select coalesce(sum(deposits), 0)::integer as deposits,
                 coalesce(sum(amount), 0)::bigint as deposited
               from promotions.deposited where bucket = platform.bucket_of($1) and uid = $1 and ${days}`,
        values,
      }),
    ]);
    if (!paid.rows[0]) throw new Error('The deposits were not counted');
    return { rounds: roundsOf(played.rows), ...paid.rows[0] };
  };
  return {
    readDoing,
    ...collecting(pool),
  };
}

export type DoingStore = ReturnType<typeof createDoingStore>;
