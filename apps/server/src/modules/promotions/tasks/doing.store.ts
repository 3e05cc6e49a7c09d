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

/** The days of the newbie period in Manila: it begins and ends within a day, so it touches eight. */
const registeredOn = 'platform.manila_day(identity.registered_at($1))';
const daysOf = {
  newbie: `day between ${registeredOn} and ${registeredOn} + 7`,
  today: 'day = platform.manila_day(platform.clock())',
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
      text: `select p.id, p.is_one_per_person and exists (
               select from unnest(s.uids) o(uid)
               join promotions.reward r on r.bucket = platform.bucket_of(o.uid) and r.promotion_id = p.id
                 and r.uid = o.uid and r.period = $3
                 and promotions.is_kept(r.state)) as is_shared
             from promotions.promotion p,
               (select promotions.same_person($1) as uids, kyc.status_of($1) as status offset 0) s
             where p.id = any ($2) and promotions.is_for(p.audience, $1, s.status)`,
      values: [uid, promotions, period],
    });
    return rows;
  },
});

export function createDoingStore(pool: pg.Pool) {
  const readDoing = async (uid: bigint, which: keyof typeof daysOf): Promise<Doing> => {
    const days = daysOf[which];
    const [played, paid] = await Promise.all([
      pool.query<{ gameType: number; rounds: number }>({
        name: `promotions-${which}-played`,
        text: `select game_type, sum(rounds)::integer as rounds
               from promotions.played where bucket = platform.bucket_of($1) and uid = $1 and ${days} group by game_type`,
        values: [uid],
      }),
      pool.query<{ deposits: number; deposited: Centavos }>({
        name: `promotions-${which}-deposited`,
        text: `select coalesce(sum(deposits), 0)::integer as deposits,
                 coalesce(sum(amount), 0)::bigint as deposited
               from promotions.deposited where bucket = platform.bucket_of($1) and uid = $1 and ${days}`,
        values: [uid],
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
