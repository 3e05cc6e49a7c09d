import type pg from 'pg';
import type {
  ProviderFailure,
  ProviderTransaction,
} from '../../../providers/games/game-provider.ts';

/** How the two tell a transaction. */
export const differenceKinds = [
  'unknown-here',
  'gone-here',
  'held-here',
  'stands-here',
  'other-amount',
  'unknown-there',
] as const;

export interface Difference {
  transactionId: string;
  what: (typeof differenceKinds)[number];
  uid: bigint | null;
  betId: bigint | null;
  theirs: bigint | null;
  ours: bigint | null;
}

export interface ComparedDay {
  venue: string;
  /** As in 2026-11-18, of Manila. */
  day: string;
  comparedAt: Date;
  theirs: number;
  ours: number;
  differences: number;
  problem: ProviderFailure['trouble'] | null;
}

/** A transaction of the provider, with whose it is here. */
export type TheirTransaction = Omit<ProviderTransaction, 'player' | 'at'> & { uid: bigint | null };

/** What stands here of a transaction. */
export interface OurTransaction {
  transactionId: string;
  uid: bigint;
  betId: bigint;
  amount: bigint;
  isHeld: boolean;
  isGone: boolean;
}

interface Span {
  venue: string;
  from: Date;
  until: Date;
}

/**
 * What stands of a movement: a bet that was taken back or whose stake came back later is gone, and so is a win
 * that was refused or corrected away under the name that adapters give to what takes back.
 */
const standing = `m.transaction_id, m.uid, m.bet_id,
  case when h.decision = 'released' then h.amount else m.amount end as amount,
  h.movement_id is not null and h.decision is null as is_held,
  m.is_rolled_back or coalesce(h.decision = 'refused', false) or exists (
    select from games.movement back where back.bucket = m.bucket and back.venue = m.venue
      and back.transaction_id = m.transaction_id || ':back' and back.kind in ('rollback', 'correction'))
  or m.kind = 'bet' and (b.status = 'failed' or exists (
    select from games.movement back where back.bucket = m.bucket and back.uid = m.uid and back.bet_id = m.bet_id
      and back.kind = 'correction' and back.stake_returned = m.amount)) as is_gone`;

const withRound = `left join games.held_win h on h.bucket = m.bucket and h.uid = m.uid and h.bet_id = m.bet_id
    and h.movement_id = m.id and h.reason <> 'debt'
  left join games.bet b on b.bucket = m.bucket and b.uid = m.uid and b.id = m.bet_id and b.created_at = m.bet_created_at`;

/** Names that adapters make themselves, which the provider never heard. */
const theirName = `m.transaction_id !~ ':[a-z]+$'`;

export function createComparisonStore(pool: pg.Pool) {
  return {
    /** What we have under the names of transactions, of rounds for money and of free ones; a round can begin on another day. */
    async findOurs(venue: string, theirs: readonly TheirTransaction[]): Promise<OurTransaction[]> {
      const known = theirs.filter(({ uid }) => uid !== null);
      const { rows } = await pool.query<OurTransaction>(
        `with asked as (
           select t.id, t.uid, platform.bucket_of(t.uid) as bucket
           from unnest($2::text[], $3::bigint[]) as t (id, uid))
         select ${standing} from asked
         join games.movement m on m.bucket = asked.bucket and m.venue = $1 and m.transaction_id = asked.id
           and m.uid = asked.uid and m.kind in ('bet', 'win', 'promo', 'correction')
         ${withRound}
         union all
         select f.transaction_id, f.uid, 0, f.amount, false, f.is_back from asked
         join games.free_move f on f.bucket = asked.bucket and f.uid = asked.uid and f.venue = $1
           and f.transaction_id = asked.id and f.kind <> 'round'`,
        [venue, known.map(({ transactionId }) => transactionId), known.map(({ uid }) => uid)],
      );
      return rows;
    },

    /** Ours of a span, in rounds that began in it or on the day before. */
    async listOurs({ venue, from, until }: Span): Promise<OurTransaction[]> {
      const { rows } = await pool.query<OurTransaction>(
        `select ${standing} from games.bet b
         join games.movement m on m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id
           and m.kind in ('bet', 'win', 'correction')
         left join games.held_win h on h.bucket = m.bucket and h.uid = m.uid and h.bet_id = m.bet_id
           and h.movement_id = m.id and h.reason <> 'debt'
         where b.venue = $1 and b.created_at >= $2::timestamptz - interval '1 day' and b.created_at < $3
           and m.created_at >= $2 and m.created_at < $3 and ${theirName}
           and (m.kind <> 'correction' or m.amount > 0)`,
        [venue, from, until],
      );
      return rows;
    },

    /** Days that were compared to their end, of the last ones. */
    async listCompared(venue: string, from: string): Promise<string[]> {
      const { rows } = await pool.query<{ day: string }>(
        `select to_char(day, 'YYYY-MM-DD') as day from games.comparison
         where venue = $1 and day >= $2 and problem is null`,
        [venue, from],
      );
      return rows.map(({ day }) => day);
    },

    /** Instead of what was written of that day before; of many differences the first ones. */
    async save(
      client: pg.ClientBase,
      compared: Omit<ComparedDay, 'comparedAt'>,
      differences: readonly Difference[],
    ): Promise<void> {
      const { venue, day, theirs, ours, problem } = compared;
      await client.query(
        `insert into games.comparison (venue, day, theirs, ours, differences, problem)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (venue, day) do update set compared_at = platform.clock(), theirs = excluded.theirs,
           ours = excluded.ours, differences = excluded.differences, problem = excluded.problem`,
        [venue, day, theirs, ours, compared.differences, problem],
      );
      await client.query('delete from games.difference where venue = $1 and day = $2', [
        venue,
        day,
      ]);
      await client.query(
        `insert into games.difference (venue, day, transaction_id, what, uid, bet_id, theirs, ours)
         select $1, $2, d.* from unnest($3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[]) d
         on conflict do nothing`,
        [
          ...[venue, day],
          differences.map(({ transactionId }) => transactionId),
          differences.map(({ what }) => what),
          differences.map(({ uid }) => uid),
          differences.map(({ betId }) => betId),
          differences.map((each) => each.theirs),
          differences.map((each) => each.ours),
        ],
      );
    },

    async listDays(venue: string, limit: number): Promise<ComparedDay[]> {
      const { rows } = await pool.query<ComparedDay>(
        `select venue, to_char(day, 'YYYY-MM-DD') as day, compared_at, theirs, ours, differences, problem
         from games.comparison where venue = $1 order by day desc limit $2`,
        [venue, limit],
      );
      return rows;
    },

    async listDifferences(venue: string, limit: number): Promise<(Difference & { day: string })[]> {
      const { rows } = await pool.query<Difference & { day: string }>(
        `select to_char(day, 'YYYY-MM-DD') as day, transaction_id, what, uid, bet_id, theirs, ours
         from games.difference where venue = $1 order by day desc, transaction_id limit $2`,
        [venue, limit],
      );
      return rows;
    },

    /** Days of the last week on which a provider and we differ, or that could not be compared. */
    async listUnsound(): Promise<ComparedDay[]> {
      const { rows } = await pool.query<ComparedDay>(
        `select venue, to_char(day, 'YYYY-MM-DD') as day, compared_at, theirs, ours, differences, problem
         from games.comparison where day >= platform.manila_day(platform.clock()) - 7
           and (differences > 0 or problem is not null) order by day, venue`,
      );
      return rows;
    },
  };
}

export type ComparisonStore = ReturnType<typeof createComparisonStore>;
