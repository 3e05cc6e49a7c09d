import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

interface HandSeat {
  place: number;
  roundId: string;
}

export async function listSeats(db: Queryable, handId: string): Promise<HandSeat[]> {
  const found = await db.query<HandSeat>(
    `select place, round_id as "roundId" from studio.hand_seat where hand_id = $1 order by place`,
    [handId],
  );
  return found.rows;
}

export async function insertSeat(
  db: Queryable,
  handId: string,
  { place, roundId }: HandSeat,
): Promise<void> {
  await db.query('insert into studio.hand_seat (hand_id, place, round_id) values ($1, $2, $3)', [
    handId,
    place,
    roundId,
  ]);
}

export async function deleteSeat(db: Queryable, roundId: string): Promise<void> {
  await db.query('delete from studio.hand_seat where round_id = $1', [roundId]);
}

/** What was played in a hand, in order. */
export async function listHandMoves(db: Queryable, handId: string): Promise<string[]> {
  const found = await db.query<{ input: string }>(
    'select input from studio.hand_move where hand_id = $1 order by number',
    [handId],
  );
  return found.rows.map(({ input }) => input);
}

/** What was asked by this request before; null if nothing. */
export async function findHandMove(
  db: Queryable,
  handId: string,
  requestId: string,
): Promise<string | null> {
  const found = await db.query<{ input: string }>(
    'select input from studio.hand_move where hand_id = $1 and request_id = $2',
    [handId, requestId],
  );
  return found.rows[0]?.input ?? null;
}

/** Whoever writes it holds the hand, so that its number is free. */
export async function insertHandMove(
  db: Queryable,
  handId: string,
  { requestId, input }: { requestId: string | null; input: string },
): Promise<void> {
  await db.query(
    `insert into studio.hand_move (hand_id, number, request_id, input)
     select $1, coalesce(max(number), 0) + 1, $2, $3 from studio.hand_move where hand_id = $1`,
    [handId, requestId, input],
  );
}

/** How many sit at the tables that gather, by the bet of each. */
export async function listWaiting(
  db: Queryable,
  { venue, game, isTest }: { venue: string; game: string; isTest: boolean },
): Promise<{ bet: string; taken: number; commitment: string }[]> {
  const found = await db.query<{ bet: string; taken: number; commitment: string }>(
    `select bet, commitment,
       (select count(*)::int from studio.hand_seat seat where seat.hand_id = hand.id) as taken
     from studio.hand where venue = $1 and game = $2 and is_test = $3 and state = 'gathering'`,
    [venue, game, isTest],
  );
  return found.rows;
}
