import type pg from 'pg';

export interface Move {
  roundId: string;
  /** Counts from 1; the bet itself is 0. */
  number: number;
  requestId: string;
  /** Written by `encodeJson`. */
  input: string;
  stake: bigint;
  state: 'staking' | 'made' | 'cancelling' | 'cancelled';
}

type Queryable = Pick<pg.Pool, 'query'>;

const leaseSeconds = 30;
const fields = 'round_id as "roundId", number, request_id as "requestId", input, stake, state';

/** All of a round, cancelled ones too, in order. */
export async function listMoves(db: Queryable, roundId: string): Promise<Move[]> {
  const found = await db.query<Move>(
    `select ${fields} from studio.move where round_id = $1 order by number`,
    [roundId],
  );
  return found.rows;
}

/** False if another move of the round is pending, or the number or request was used before. */
export async function insertMove(db: Queryable, move: Move): Promise<boolean> {
  const done = await db.query(
    `insert into studio.move (round_id, number, request_id, input, stake, state, lease_until)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => ${leaseSeconds}))
     on conflict do nothing`,
    [move.roundId, move.number, move.requestId, move.input, move.stake, move.state],
  );
  return done.rowCount === 1;
}

export async function changeMoveState(
  db: Queryable,
  { roundId, number }: Pick<Move, 'roundId' | 'number'>,
  from: Move['state'],
  to: Move['state'],
): Promise<boolean> {
  const done = await db.query(
    'update studio.move set state = $4 where round_id = $1 and number = $2 and state = $3',
    [roundId, number, from, to],
  );
  return done.rowCount === 1;
}

export async function listAbandonedMoves(db: Queryable): Promise<Move[]> {
  const found = await db.query<Move>(
    `select ${fields} from studio.move
     where state = 'staking' and lease_until < now() order by lease_until limit 100`,
  );
  return found.rows;
}
