import type { Audience } from '@perya/contract/rules/promotions/audience';
import type { RulesOf } from '@perya/contract/rules/promotions/kinds';
import type pg from 'pg';
import { readAside } from '../../../../platform/database/replica.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Standing } from './decide-earned.ts';

/** Days in Manila, both included. */
export interface Span {
  from: string;
  to: string;
}

export interface DayAmount {
  uid: bigint;
  day: string;
  amount: bigint;
}

/** What a player did on a day, and the day on which they registered. */
export interface DayProgress {
  uid: bigint;
  day: string;
  progress: number;
  registeredOn: string;
}

const inSpan = `day between $1::date and $2::date`;
/** What is counted of a day, by the table that it stands in. */
const counted = {
  rounds: { table: 'played', sum: 'sum(d.rounds)' },
  deposits: { table: 'deposited', sum: 'sum(d.deposits)' },
  pesos: { table: 'deposited', sum: 'sum(d.amount) / 100' },
  logins: { table: 'seen', sum: 'sum(d.logins)' },
};
export type Counted = keyof typeof counted;

/** Reads what players did in a span, and refuses what is more than can be computed at once. */
export function createSimulationStore(pool: pg.Pool, rowsMax: number) {
  const limit = rowsMax + 1;
  const bounded = <Row>(rows: Row[]): Row[] => {
    if (rows.length > rowsMax) throw new Refusal('PROMOTION_TOO_MUCH');
    return rows;
  };
  return {
    async listRebates(rules: RulesOf<'rebate'>, { from, to }: Span): Promise<DayAmount[]> {
      const { rows } = await pool.query<DayAmount>(
        `select b.day::text, b.uid, promotions.rebate_of($3, b.base) as amount
         from (select d.day, d.uid, sum(promotions.rebate_base($3, d.venue, d.staked, d.won))::bigint as base
           from promotions.played d where d.${inSpan} group by d.day, d.uid) b
         where promotions.rebate_of($3, b.base) > 0 limit ${limit}`,
        [from, to, rules],
      );
      return bounded(rows);
    },

    /** Who staked the most on each day, so many places deep. */
    async listStaked(
      types: readonly number[],
      { from, to }: Span,
      places: number,
    ): Promise<DayAmount[]> {
      const { rows } = await pool.query<DayAmount>(
        `select r.day::text, r.uid, r.amount from (
           select d.day, d.uid, sum(d.staked)::bigint as amount,
             row_number() over (partition by d.day order by sum(d.staked) desc, d.uid) as place
           from promotions.played d where d.${inSpan} and d.game_type = any ($3) group by d.day, d.uid
         ) r where r.amount > 0 and r.place <= $4 order by r.day, r.place limit ${limit}`,
        [from, to, types, places],
      );
      return bounded(rows);
    },

    async listDeposited(least: number, { from, to }: Span): Promise<DayAmount[]> {
      const { rows } = await pool.query<DayAmount>(
        `select d.day::text, d.uid, d.amount from promotions.deposited d
         where d.${inSpan} and d.amount >= $3 limit ${limit}`,
        [from, to, least],
      );
      return bounded(rows);
    },

    /** Deposits that could have taken a ticket of their channel on the day that they were begun, in the order of payment. */
    async listTicketable(
      { channels, least }: RulesOf<'channel-cashback'>,
      { from, to }: Span,
    ): Promise<(DayAmount & { depositId: bigint })[]> {
      const { rows } = await pool.query<DayAmount & { depositId: bigint }>(
        `select r.day::text, r.uid, r.deposit_id, r.amount from (
           select d.*, platform.manila_day(d.at) as day, row_number() over (
             partition by d.uid, d.channel_id, platform.manila_day(d.begun_at) order by d.seq) as ticket
           from payments.paid_deposit d
           where d.at >= $1::timestamp at time zone 'Asia/Manila'
             and d.at < ($2::date + 1)::timestamp at time zone 'Asia/Manila'
             and (cardinality($3::integer[]) = 0 or d.channel_id = any ($3)) and d.amount >= $4
         ) r where r.ticket <= r.tickets order by r.seq limit ${limit}`,
        [from, to, channels.map(Number), least],
      );
      return bounded(rows);
    },

    /** Of rounds those of some types of games alone, where types are named. */
    async listProgress(
      what: Counted,
      { from, to }: Span,
      types?: readonly number[],
    ): Promise<DayProgress[]> {
      const { table, sum } = counted[what];
      const { rows } = await pool.query<Omit<DayProgress, 'registeredOn'>>(
        `select d.uid, d.day::text, (${sum})::integer as progress
         from promotions.${table} d
         where d.${inSpan} ${types ? 'and d.game_type = any ($3)' : ''}
         group by d.bucket, d.uid, d.day having ${sum} > 0 order by d.uid, d.day limit ${limit}`,
        types ? [from, to, types] : [from, to],
      );
      const came = await pool.query<{ uid: bigint; on: string }>(
        `select u.uid, platform.manila_day(identity.registered_at(u.uid))::text as on from unnest($1::bigint[]) as u(uid)`,
        [[...new Set(bounded(rows).map(({ uid }) => uid))]],
      );
      const registered = new Map(came.rows.map(({ uid, on }) => [uid, on]));
      return rows.map((row) => ({ ...row, registeredOn: registered.get(row.uid) ?? '' }));
    },

    async listRisen({ from, to }: Span): Promise<{ uid: bigint; level: number; day: string }[]> {
      const { rows } = await pool.query<{ uid: bigint; level: number; day: string }>(
        `select r.uid, r.level, platform.manila_day(r.at)::text as day from vip.risen r
         where r.at >= $1::timestamp at time zone 'Asia/Manila'
           and r.at < ($2::date + 1)::timestamp at time zone 'Asia/Manila' order by r.seq limit ${limit}`,
        [from, to],
      );
      return bounded(rows);
    },

    /** Players who came in the last days, today among them. Each has a row a day, so no more rows are needed. */
    async listSeen(days: number, most: number): Promise<bigint[]> {
      const { rows } = await readAside<{ uid: bigint }>(
        pool,
        `select distinct d.uid from (select uid from promotions.seen
           where day > platform.manila_day(platform.clock()) - $1::integer limit $1::integer * $2::integer) d
         limit $2`,
        [days, most],
      );
      return rows.map(({ uid }) => uid);
    },

    /** How these players stand now, as promotions.grant would see them. */
    async readStandings(
      uids: readonly bigint[],
      audience: Audience,
      withOthers: boolean,
    ): Promise<(Standing & { uid: bigint })[]> {
      // Two statements: one that reads rows of players asks no function that reads others (docs/scaling.md).
      const tests = await pool.query<{ uid: bigint }>(
        `select w.uid from unnest($1::bigint[]) as x(uid)
         join ledger.standing w on w.bucket = platform.bucket_of(x.uid) and w.uid = x.uid where w.is_test`,
        [uids],
      );
      const { rows } = await pool.query<Standing & { uid: bigint; others: string[] }>(
        `select x.uid, x.uid = any ($4::bigint[]) or t.uid is not null as is_test,
           x.status in ('block', 'frozen') or e.uid is not null as is_shut_out,
           promotions.is_for($2, x.uid, x.status) as is_meant,
           case when $3 then promotions.same_person(x.uid) else '{}' end as others
         from unnest($1::bigint[], kyc.statuses_of($1)) as x(uid, status)
         left join unnest(identity.testers_among($1)) as t(uid) on t.uid = x.uid
         left join unnest(limits.excluded_among($1, platform.clock())) as e(uid) on e.uid = x.uid`,
        [uids, audience, withOthers, tests.rows.map(({ uid }) => uid)],
      );
      return rows.map((row) => ({ ...row, others: row.others.map(BigInt) }));
    },

    /** What these players have of other promotions of a group. */
    async listTaken(group: string, promotion: number, uids: readonly bigint[]) {
      const { rows } = await pool.query<{ uid: bigint; period: string }>(
        `select r.uid, r.period from promotions.promotion p cross join unnest($3::bigint[]) u(uid)
         join promotions.reward r on r.bucket = platform.bucket_of(u.uid) and r.promotion_id = p.id and r.uid = u.uid
           and promotions.is_kept(r.state)
         where p.exclusive_group = $1 and p.id <> $2`,
        [group, promotion, uids],
      );
      return rows;
    },
  };
}

export type SimulationStore = ReturnType<typeof createSimulationStore>;
