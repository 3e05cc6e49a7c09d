import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';
import type { GrantOutcome } from '../rewards/reward.store.ts';

/** A player's day on which enough was deposited. */
export interface EarnedBox {
  uid: bigint;
  /** As 2026-11-16. */
  day: string;
  deposited: bigint;
  earnedAt: Date;
}

export interface BoxRow {
  day: string;
  deposited: bigint;
  /** Null where the day has no box. */
  state: 'offered' | 'claimed' | 'expired' | 'declined' | 'given-up' | 'voided' | null;
  amount: bigint | null;
  expiresAt: Date | null;
  /** Why a day without a box has none, or today would not bring one: an outcome of the engine. */
  refusal: Exclude<GrantOutcome, 'GRANTED' | 'KNOWN'> | null;
}

/** A promotion of boxes, and the least that one of them holds. */
export interface BoxKind {
  id: number;
  least: number;
}

export interface CurrentRow extends BoxRow {
  promotion: number;
}

export interface BoxSums {
  wonToday: bigint;
  won: bigint;
  opened: number;
  waits: number;
  gone: number;
}

/** Of the deposits in a range: the days that have reached the goal by its end, and when they did. */
export async function listEarned(
  client: pg.ClientBase,
  { after, upTo }: Range,
  goal: number,
): Promise<EarnedBox[]> {
  const { rows } = await client.query<EarnedBox>({
    name: 'promotions-boxes-earned',
    text: `select c.uid, to_char(c.day, 'YYYY-MM-DD') as day, max(c.so_far)::bigint as deposited,
             min(c.at) filter (where c.so_far >= $3) as earned_at
           from (
             select p.bucket, p.uid, n.day, p.at, sum(p.amount) over (partition by p.bucket, p.uid, n.day order by p.seq) as so_far
             from (select distinct bucket, uid, platform.manila_day(at) as day from payments.paid_in
               where seq > $1 and seq <= $2) n
             join payments.paid_in p on p.bucket = n.bucket and p.uid = n.uid and platform.manila_day(p.at) = n.day and p.seq <= $2) c
           group by c.bucket, c.uid, c.day having max(c.so_far) >= $3
           order by c.uid, c.day`,
    values: [after, upTo, goal],
  });
  return rows;
}

const dayOfReward = `r.bucket = platform.bucket_of($1) and r.promotion_id = $2 and r.uid = $1 and r.step = 0`;
const isWaiting = `r.state = 'offered' and r.expires_at > platform.clock()`;

/** Boxes by their days. */
const boxDays = (pool: pg.Pool) => ({
  /** The days of a month so far that brought a deposit or a box, and today, the newest first. */
  async listDays(uid: bigint, { id, least }: BoxKind, month: string): Promise<BoxRow[]> {
    const { rows } = await pool.query<BoxRow>({
      name: 'promotions-boxes-days',
      text: 'select * from promotions.box_days($1, $2, $3, $4)',
      values: [uid, id, month, least],
    });
    return rows;
  },

  /** Of promotions those that the player may have, or has a box of that waits. */
  async listMeant(uid: bigint, promotions: readonly number[]): Promise<Set<number>> {
    // One after the other: the boxes may lie on other nodes than the promotions.
    const waiting = await pool.query<{ id: number }>({
      name: 'promotions-boxes-meant-by-waiting',
      text: `select distinct r.promotion_id as id from promotions.reward r
             where r.bucket = platform.bucket_of($1) and r.promotion_id = any ($2) and r.uid = $1 and r.step = 0
               and ${isWaiting}`,
      values: [uid, promotions],
    });
    const { rows } = await pool.query<{ id: number }>({
      name: 'promotions-boxes-meant',
      text: `select p.id from promotions.promotion p, (select kyc.status_of($1) as status offset 0) s
             where p.id = any ($2) and (p.id = any ($3) or promotions.is_for(p.audience, $1, s.status))`,
      values: [uid, promotions, waiting.rows.map(({ id }) => id)],
    });
    return new Set(rows.map(({ id }) => id));
  },

  /** How many boxes are kept for the player until promotions go on; null where none that is for them is paused. */
  async countKept(uid: bigint): Promise<number | null> {
    const { rows } = await pool.query<{ kept: number | null }>({
      name: 'promotions-boxes-kept',
      text: `select sum((select count(*) from promotions.owed o
               where o.promotion_id = p.id and o.uid = $1))::integer as kept
             from promotions.promotion p, (select kyc.status_of($1) as status, platform.clock() as now offset 0) s
             where p.kind = 'mystery-box' and p.state = 'paused' and p.starts_at <= s.now
               and (p.ends_at is null or s.now < p.ends_at) and promotions.is_for(p.audience, $1, s.status)`,
      values: [uid],
    });
    return rows[0]?.kept ?? null;
  },
});

/** The boxes of one player. */
const ownBoxes = (pool: pg.Pool) => ({
  /** The box that waits and is gone first; where none waits, the first that today can bring, or could have brought. */
  async findCurrent(uid: bigint, kinds: readonly BoxKind[]): Promise<CurrentRow | null> {
    const { rows } = await pool.query<CurrentRow>({
      name: 'promotions-boxes-current',
      text: 'select * from promotions.current_box($1, $2, $3)',
      values: [uid, kinds.map(({ id }) => id), kinds.map(({ least }) => least)],
    });
    return rows[0] ?? null;
  },

  async listWaiting(
    client: pg.ClientBase,
    uid: bigint,
    promotion: number,
  ): Promise<{ id: bigint; amount: bigint }[]> {
    const { rows } = await client.query<{ id: bigint; amount: bigint }>({
      name: 'promotions-boxes-all-waiting',
      text: `select r.id, r.amount from promotions.reward r
             join promotions.promotion p on p.id = r.promotion_id and p.kind = 'mystery-box'
             where ${dayOfReward} and ${isWaiting} order by r.id`,
      values: [uid, promotion],
    });
    return rows;
  },
});

/** What boxes have brought, and who gets none. */
const boxSums = (pool: pg.Pool) => ({
  /** Of one promotion, or null for all that ever were. */
  async sum(
    uid: bigint,
    promotion: number | null,
    client: pg.Pool | pg.ClientBase = pool,
  ): Promise<BoxSums> {
    const { rows } = await client.query<BoxSums>({
      name: 'promotions-boxes-sums',
      text: `select coalesce(sum(r.amount) filter (where r.state = 'claimed'
                 and platform.manila_day(r.decided_at) = platform.manila_day(platform.clock())), 0)::bigint as won_today,
               coalesce(sum(r.amount) filter (where r.state = 'claimed'), 0)::bigint as won,
               (count(*) filter (where r.state = 'claimed'))::integer as opened,
               (count(*) filter (where s.is_waiting))::integer as waits,
               (count(*) filter (where r.state <> 'claimed' and not s.is_waiting))::integer as gone
             from promotions.reward r join promotions.promotion p on p.id = r.promotion_id,
               lateral (select ${isWaiting} as is_waiting) s
             where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.step = 0 and p.kind = 'mystery-box'
               and ($2::integer is null or r.promotion_id = $2)`,
      values: [uid, promotion],
    });
    if (!rows[0]) throw new Error('The boxes were not summed');
    return rows[0];
  },

  async isShutOut(uid: bigint): Promise<boolean> {
    const { rows } = await pool.query<{ is: boolean }>({
      name: 'promotions-is-shut-out',
      text: 'select promotions.is_shut_out($1) as is',
      values: [uid],
    });
    return rows[0]?.is ?? true;
  },

  async readClock(): Promise<Date> {
    const { rows } = await pool.query<{ now: Date }>('select platform.clock() as now');
    return rows[0]?.now ?? new Date();
  },
});

export function createBoxStore(pool: pg.Pool) {
  return {
    ...boxDays(pool),
    ...ownBoxes(pool),
    ...boxSums(pool),
  };
}

export type BoxStore = ReturnType<typeof createBoxStore>;
