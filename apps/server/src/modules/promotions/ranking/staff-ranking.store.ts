import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { Contest } from './ranking.store.ts';

export interface Disqualification {
  day: string;
  uid: bigint;
  /** 'staff:ID'. */
  by: string;
  reason: string;
}

export interface ListRow {
  today: string;
  listedAt: Date | null;
  isFinal: boolean;
  settledAt: Date | null;
}

export interface StaffPlaceRow {
  place: number;
  uid: bigint;
  staked: Centavos;
  prize: Centavos;
  isGiven: boolean;
  isRefused: boolean;
}

export interface DisqualifiedRow {
  uid: bigint;
  staked: Centavos;
  at: Date;
  by: string;
  reason: string;
}

/** What staff read of a ranking. */
const readingRanks = (pool: pg.Pool) => ({
  /** How the list of a day stands; of today where none is named. */
  async readList(promotion: number, day: string | null): Promise<ListRow & { day: string }> {
    const { rows } = await pool.query<ListRow & { day: string }>(
      `select n.today::text, coalesce($2::date, n.today)::text as day,
         nullif(l.listed_at, '-infinity') as listed_at,
         coalesce(l.is_final, false) as is_final, c.settled_at
       from (select platform.manila_day(platform.clock()) as today) n
       left join promotions.ranking_list l on l.promotion_id = $1 and l.day = coalesce($2::date, n.today)
       left join promotions.closed_day c on c.promotion_id = $1 and c.day = coalesce($2::date, n.today)`,
      [promotion, day],
    );
    const [row] = rows;
    if (!row) throw new Error('The list of a ranking gave no answer');
    return row;
  },

  async listPlaces(promotion: number, day: string): Promise<StaffPlaceRow[]> {
    const { rows } = await pool.query<StaffPlaceRow>(
      `select l.place, l.uid, l.staked, l.prize, r.id is not null as is_given,
         d.refused_for is not null as is_refused
       from promotions.ranking_place l
       left join promotions.reward r on r.bucket = platform.bucket_of(l.uid) and r.promotion_id = $1
         and r.uid = l.uid
         and r.period = $2 and r.step = 0 and r.state = 'claimed'
       left join promotions.due d on d.promotion_id = l.promotion_id and d.day = l.day and d.uid = l.uid
       where l.promotion_id = $1 and l.day = $2::date order by l.place`,
      [promotion, day],
    );
    return rows;
  },

  async listDisqualified(
    { promotion, gameTypes }: Contest,
    day: string,
  ): Promise<DisqualifiedRow[]> {
    const { rows } = await pool.query<Omit<DisqualifiedRow, 'staked'>>(
      `select uid, at, by, reason from promotions.disqualified
       where promotion_id = $1 and day = $2::date order by at desc, uid desc`,
      [promotion, day],
    );
    // By a statement of its own: what they staked lies with the players.
    const sums = await pool.query<{ uid: bigint; staked: Centavos }>(
      `select p.uid, sum(p.staked)::bigint as staked from unnest($1::bigint[]) as x(uid)
       join promotions.played p on p.bucket = platform.bucket_of(x.uid) and p.uid = x.uid
       where p.day = $2::date and p.game_type = any ($3) group by p.uid`,
      [rows.map(({ uid }) => uid), day, gameTypes],
    );
    const staked = new Map(sums.rows.map((row) => [row.uid, row.staked]));
    return rows.map((row) => ({ ...row, staked: staked.get(row.uid) ?? centavos(0n) }));
  },
});

/** What staff see and decide of rankings. */
export function createStaffRankingStore(pool: pg.Pool, withTesters: boolean) {
  /** The list as it is from now on, where the day has one and is not decided. */
  const listAnew = async (tx: Recorded, contest: Contest, day: string): Promise<void> => {
    const { promotion, gameTypes, prizes } = contest;
    await tx.query(
      `update promotions.ranking_list set listed_at = '-infinity'
       where promotion_id = $1 and day = $2::date`,
      [promotion, day],
    );
    await tx.query('select promotions.list_ranking($1, $2::date, $3, $4, $5, false)', [
      ...[promotion, day, gameTypes, prizes, withTesters],
    ]);
  };
  return {
    /** Leaves a player out of the ranking of a day that is not decided yet, and of its list at once. */
    async disqualify(
      tx: Recorded,
      contest: Contest,
      { day, uid, by, reason }: Disqualification,
    ): Promise<'DISQUALIFIED' | 'KNOWN' | 'SETTLED'> {
      const { rows } = await tx.query<{ outcome: 'DISQUALIFIED' | 'KNOWN' | 'SETTLED' }>(
        'select promotions.disqualify($1, $2::date, $3, $4, $5) as outcome',
        [contest.promotion, day, uid, by, reason],
      );
      const outcome = rows[0]?.outcome ?? 'SETTLED';
      if (outcome === 'DISQUALIFIED') await listAnew(tx, contest, day);
      return outcome;
    },

    async requalify(
      tx: Recorded,
      contest: Contest,
      { day, uid }: Pick<Disqualification, 'day' | 'uid'>,
    ): Promise<'REQUALIFIED' | 'KNOWN' | 'SETTLED'> {
      const { rows } = await tx.query<{ outcome: 'REQUALIFIED' | 'KNOWN' | 'SETTLED' }>(
        'select promotions.requalify($1, $2::date, $3) as outcome',
        [contest.promotion, day, uid],
      );
      const outcome = rows[0]?.outcome ?? 'SETTLED';
      if (outcome === 'REQUALIFIED') await listAnew(tx, contest, day);
      return outcome;
    },
    ...readingRanks(pool),
  };
}

export type StaffRankingStore = ReturnType<typeof createStaffRankingStore>;
