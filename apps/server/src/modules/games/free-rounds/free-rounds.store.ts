import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export type FreeState = 'asked' | 'granted' | 'cancelling' | 'over';
export type FreeEnd = 'played' | 'expired' | 'cancelled' | 'refused';

export interface NewFreeGrant {
  uid: bigint;
  id: string;
  venue: string;
  gameCode: string;
  rounds: number;
  /** Of each round, in centavos. */
  stake: bigint;
  startsAt: Date;
  endsAt: Date;
}

export interface FreeGrant extends NewFreeGrant {
  state: FreeState;
  endedBy: FreeEnd | null;
  reference: string | null;
  played: number;
  won: bigint;
}

/** A part of what a grant has won that nobody was told of yet. */
export interface FreePart {
  uid: bigint;
  id: string;
  part: number;
  amount: bigint;
  endedBy: FreeEnd;
}

const columns = `g.uid, g.id, g.venue, g.game_code, g.rounds, g.stake, g.starts_at, g.ends_at, g.state, g.ended_by,
  g.reference, g.played, g.won`;

/** A round may still be on its way from the provider after the last one, or after the end. */
const quietFor = '1 minute';
const lateFor = '10 minutes';

/** Changes of one grant. */
const movesOf = (pool: pg.Pool) => ({
  async note(
    uid: bigint,
    venue: string,
    move: { grant: string; transactionId: string; kind: string; amount: number },
  ): Promise<'NOTED' | 'KNOWN' | 'OTHER' | 'NONE'> {
    const { rows } = await pool.query({
      name: 'games-note-free-move',
      text: 'select games.note_free_move($1, $2, $3, $4, $5, $6) as outcome',
      values: [uid, venue, move.grant, move.transactionId, move.kind, move.amount],
    });
    return rows[0].outcome;
  },

  async takeBack(uid: bigint, venue: string, transactionId: string): Promise<boolean> {
    const { rows } = await pool.query({
      name: 'games-take-back-free',
      text: 'select games.take_back_free($1, $2, $3) as is_known',
      values: [uid, venue, transactionId],
    });
    return rows[0].isKnown;
  },

  /** What the provider calls it; one that is to be cancelled meanwhile stays so. */
  async setGranted(uid: bigint, id: string, reference: string): Promise<void> {
    await pool.query(
      `update games.free_grant set reference = $3, state = case state when 'asked' then 'granted' else state end
       where bucket = platform.bucket_of($1) and uid = $1 and id = $2`,
      [uid, id, reference],
    );
  },

  async end(uid: bigint, id: string, endedBy: FreeEnd): Promise<void> {
    await pool.query(
      `update games.free_grant set state = 'over', ended_by = $3, over_at = platform.clock()
       where bucket = platform.bucket_of($1) and uid = $1 and id = $2 and state <> 'over'`,
      [uid, id, endedBy],
    );
  },
});

export function createFreeRoundsStore(pool: pg.Pool) {
  return {
    ...movesOf(pool),

    /** Whether it is new. */
    async insert(client: pg.ClientBase, grant: NewFreeGrant): Promise<boolean> {
      const { uid, id, venue, gameCode, rounds, stake, startsAt, endsAt } = grant;
      const { rowCount } = await client.query(
        `insert into games.free_grant (bucket, uid, id, venue, game_code, rounds, stake, starts_at, ends_at)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6, $7, $8)
         on conflict on constraint free_grant_pkey do nothing`,
        [uid, id, venue, gameCode, rounds, stake, startsAt, endsAt],
      );
      return rowCount === 1;
    },

    async find(uid: bigint, id: string): Promise<FreeGrant | null> {
      const { rows } = await pool.query<FreeGrant>(
        `select ${columns} from games.free_grant g
         where g.bucket = platform.bucket_of($1) and g.uid = $1 and g.id = $2`,
        [uid, id],
      );
      return rows[0] ?? null;
    },

    /** Newest first. */
    async listOwn(uid: bigint): Promise<FreeGrant[]> {
      const { rows } = await pool.query<FreeGrant>({
        name: 'games-own-free-grants',
        text: `select ${columns} from games.free_grant g
          where g.bucket = platform.bucket_of($1) and g.uid = $1
            and (g.state <> 'over' or g.over_at > platform.clock() - interval '7 days')
          order by g.starts_at desc, g.id limit 50`,
        values: [uid],
      });
      return rows;
    },

    /** Whether there was something to cancel. */
    async askCancel(tx: Recorded, uid: bigint, id: string): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update games.free_grant set state = 'cancelling'
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2 and state in ('asked', 'granted')`,
        [uid, id],
      );
      return rowCount === 1;
    },

    /** Ends what is played or whose time is over, and takes what was not told of these and of any that won late. */
    async takeUntold(tx: Recorded, limit: number): Promise<FreePart[]> {
      const { rows } = await tx.query<FreePart>(
        `with due as (
           select g.bucket, g.uid, g.id, g.told as told_before from games.free_grant g
           where (g.state <> 'over' or g.parts = 0 or g.won > g.told)
             and (g.ends_at < platform.clock() - $2::interval
               or (g.state = 'over' or g.played >= g.rounds)
                 and coalesce(g.moved_at, g.over_at) < platform.clock() - $3::interval
               or g.ended_by is not null and g.parts = 0)
           order by g.ends_at limit $1 for update skip locked)
         update games.free_grant g set state = 'over', parts = g.parts + 1, told = g.won,
           ended_by = coalesce(g.ended_by, case when g.played >= g.rounds then 'played'
             when g.state = 'cancelling' then 'cancelled' else 'expired' end),
           over_at = coalesce(g.over_at, platform.clock())
         from due d where g.bucket = d.bucket and g.uid = d.uid and g.id = d.id
         returning g.uid, g.id, g.parts as part, g.won - d.told_before as amount, g.ended_by`,
        [limit, lateFor, quietFor],
      );
      return rows;
    },
  };
}

export type FreeRoundsStore = ReturnType<typeof createFreeRoundsStore>;
