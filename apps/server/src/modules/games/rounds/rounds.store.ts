import type { BetStatus } from '@perya/contract/games/calls/bets';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { countedRowsMax } from '@perya/contract/staff/list';
import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import { byMoment } from '../../../platform/lists/key.ts';
import { planRounds, type RoundFilter, type RoundPlace } from './plan-rounds.ts';

export interface RoundRow {
  id: bigint;
  uid: bigint;
  gameCode: string;
  venue: string;
  roundId: string;
  status: BetStatus;
  stake: Centavos;
  stakeReturned: Centavos;
  payout: Centavos;
  held: Centavos;
  createdAt: Date;
  /** In microseconds, which a Date cannot hold. */
  exactAt: string;
  settledAt: Date | null;
}

export interface FoundRounds {
  rows: RoundRow[];
  /** How far was looked where not every round that was looked at fits; null: to the end. */
  lookedTo: RoundPlace | null;
}

export interface MovementRow {
  id: bigint;
  kind: 'bet' | 'win' | 'rollback' | 'correction';
  venue: string;
  transactionId: string;
  amount: Centavos;
  stakeReturned: Centavos;
  isRolledBack: boolean;
  balanceAfter: Centavos;
  createdAt: Date;
}

export interface HeldPart {
  id: bigint;
  amount: Centavos;
  reason: 'game' | 'day' | 'promo' | 'debt';
  ceiling: Centavos;
  heldAt: Date;
  decision: 'released' | 'refused' | null;
  decidedAt: Date | null;
}

const exactAt = byMoment('b.created_at').text;

const roundColumns = `b.id, b.uid, b.game_code, b.venue, b.round_id, b.status,
  b.stake, b.stake_returned, b.payout, b.created_at,
  ${exactAt} as exact_at, b.settled_at`;

const columns = `${roundColumns},
  (select coalesce(sum(h.amount), 0)::bigint from games.held_win h
   where h.bucket = b.bucket and h.uid = b.uid and h.bet_id = b.id and h.decision is null
     and h.reason <> 'debt') as held`;

/** With what waits of each: of rounds of several nodes it is asked in a statement of its own. */
async function withHeld<R extends { uid: bigint; id: bigint }>(
  pool: pg.Pool,
  rounds: readonly R[],
): Promise<(R & { held: Centavos })[]> {
  const { rows } = await pool.query<{ uid: bigint; betId: bigint; held: Centavos }>(
    `select h.uid, h.bet_id, sum(h.amount)::bigint as held
     from unnest($1::bigint[], $2::bigint[]) r(uid, bet_id)
     join games.held_win h on h.bucket = platform.bucket_of(r.uid) and h.uid = r.uid and h.bet_id = r.bet_id
     where h.decision is null and h.reason <> 'debt' group by h.bucket, h.uid, h.bet_id`,
    [rounds.map(({ uid }) => uid), rounds.map(({ id }) => id)],
  );
  const heldOf = new Map(rows.map(({ uid, betId, held }) => [`${uid}/${betId}`, held]));
  return rounds.map((row) => ({
    ...row,
    held: heldOf.get(`${row.uid}/${row.id}`) ?? centavos(0n),
  }));
}

/**
 * Rounds that a page looks at, at most. What changes in a round has no index, or settling it would touch
 * them all: it is looked at in the order of an index, so far and no further.
 */
export const lookedAtMax = 20_000;

/** Rounds by what is asked of them. */
const ofEverybody = (pool: pg.Pool) => ({
  // Not by `createList`: what is asked of a round is looked for so deep and no further, by the index we name.
  /** The next rounds, newest first. */
  async list(filter: RoundFilter, after: RoundPlace | null, limit: number): Promise<FoundRounds> {
    const { found, order, rest, values } = planRounds(filter, after);
    const depth = rest === '' ? limit : lookedAtMax;
    const { rows } = await pool.query<
      Omit<RoundRow, 'held'> & { lookedAt: number; endAt: string; endId: bigint }
    >(
      `with seen as materialized (
         select * from games.bet b where ${found} order by ${order} limit ${depth}
       ), ending as (
         select ${exactAt} as end_at, b.id as end_id, (select count(*)::integer from seen) as looked_at
         from seen b order by b.created_at, b.id limit 1
       ), hit as (
         select ${roundColumns} from seen b where true ${rest} order by ${order} limit ${limit}
       )
       select * from ending left join hit on true`,
      values,
    );
    const [first] = rows;
    if (!first) return { rows: [], lookedTo: null };
    const isCut = rest !== '' && first.lookedAt === depth;
    return {
      rows: await withHeld(
        pool,
        rows.filter((row) => row.id !== null),
      ),
      lookedTo: isCut ? { at: first.endAt, id: first.endId } : null,
    };
  },

  /** How many there are, one more than is counted where there are more; null where counting would be slow. */
  async count(filter: RoundFilter): Promise<number | null> {
    const { found, rest, values } = planRounds(filter, null);
    if (rest !== '') return null;
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from (
         select 1 from games.bet b where ${found} limit ${countedRowsMax + 1}) c`,
      values,
    );
    return rows[0]?.count ?? 0;
  },
});

/** One round with all that it did. */
const oneRound = (pool: pg.Pool) => ({
  async find(
    uid: bigint,
    id: bigint,
  ): Promise<(RoundRow & { details: RoundDetails | null }) | null> {
    const { rows } = await pool.query<RoundRow & { details: RoundDetails | null }>(
      `select ${columns}, (
         select m.details from games.movement m
         where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.details is not null
         order by m.id desc limit 1) as details
       from games.bet b where b.bucket = platform.bucket_of($1) and b.uid = $1 and b.id = $2`,
      [uid, id],
    );
    return rows[0] ?? null;
  },

  /** Rounds that a transaction of these venues belongs to. */
  async listByTransaction(
    venues: readonly string[],
    transactionId: string,
    limit: number,
  ): Promise<{ uid: bigint; betId: bigint }[]> {
    const { rows } = await pool.query<{ uid: bigint; betId: bigint }>(
      `select m.uid, m.bet_id
       from generate_series(0, platform.buckets() - 1) b(bucket)
       cross join unnest($1::text[]) v(venue)
       join games.movement m on m.bucket = b.bucket and m.venue = v.venue and m.transaction_id = $2
       where m.bet_id <> 0 limit $3`,
      [venues, transactionId, limit],
    );
    return rows;
  },

  async listMovements(uid: bigint, betId: bigint): Promise<MovementRow[]> {
    const { rows } = await pool.query<MovementRow>(
      `select id, kind, venue, transaction_id, amount,
         coalesce(stake_returned, 0) as stake_returned, is_rolled_back, balance_after, created_at
       from games.movement
       where bucket = platform.bucket_of($1) and uid = $1 and bet_id = $2
         and kind in ('bet', 'win', 'rollback', 'correction') order by id`,
      [uid, betId],
    );
    return rows;
  },

  async listHeld(uid: bigint, betId: bigint): Promise<HeldPart[]> {
    const { rows } = await pool.query<HeldPart>(
      `select movement_id as id, amount, reason, ceiling, held_at, decision, decided_at
       from games.held_win where bucket = platform.bucket_of($1) and uid = $1 and bet_id = $2
       order by movement_id`,
      [uid, betId],
    );
    return rows;
  },
});

export function createRoundsStore(pool: pg.Pool) {
  return {
    ...ofEverybody(pool),
    ...oneRound(pool),
  };
}

export type RoundsStore = ReturnType<typeof createRoundsStore>;
