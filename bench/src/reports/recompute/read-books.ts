import type pg from 'pg';

/** A posting of the ledger with all its legs, and what it says of the turnover. */
export interface BookedPosting {
  scope: string;
  key: string;
  at: Date;
  turnover: bigint;
  accounts: string[];
  amounts: bigint[];
}

export interface BookedRound {
  id: bigint;
  venue: string;
  game: string;
  type: number;
  status: string;
  settledAt: Date | null;
}

/** What the provider named a posting by, and the round that it is of. */
export interface BookedMovement {
  key: string;
  kind: string;
  betId: bigint;
  returned: bigint;
}

export interface BookedPlayer {
  uid: bigint;
  isTester: boolean;
  brand: string;
  channel: string;
  registeredAt: Date;
  postings: BookedPosting[];
  rounds: Map<bigint, BookedRound>;
  movements: Map<string, BookedMovement>;
  /** The way that a payment took, by its id. */
  ways: Map<bigint, number>;
  /** The venue of the jackpots that were won, by pool and generation. */
  jackpots: Map<string, string>;
  /** When a person approved a withdrawal, and how long it had waited. */
  approvals: { at: Date; seconds: number; way: number; gateway: string }[];
}

const playersAtOnce = 40;

type OfPlayer<Row> = Row & { uid: bigint };

/** Players of one bucket. */
interface Chunk {
  bucket: number;
  uids: bigint[];
}

async function readRows<Row extends object>(
  pool: pg.Pool,
  text: string,
  { bucket, uids }: Chunk,
): Promise<Map<bigint, Row[]>> {
  const { rows } = await pool.query<OfPlayer<Row>>(text, [uids, bucket]);
  return Map.groupBy(rows, ({ uid }) => uid);
}

const postingsText = `select p.uid, p.scope, p.key, p.created_at as at, p.turnover,
    array_agg(e.account order by e.leg) as accounts, array_agg(e.amount::text order by e.leg) as said
  from ledger.posting p join ledger.entry e on e.bucket = p.bucket and e.uid = p.uid and e.posting_id = p.id
  where p.bucket = $2 and p.uid = any ($1) group by p.bucket, p.uid, p.id, p.scope, p.key, p.created_at, p.turnover order by p.uid, p.id`;

async function readSome(pool: pg.Pool, chunk: Chunk): Promise<BookedPlayer[]> {
  const read = <Row extends object>(text: string) => readRows<Row>(pool, text, chunk);
  const players = await read<Pick<BookedPlayer, 'isTester' | 'brand' | 'registeredAt'>>(
    'select uid, tester as is_tester, brand, created_at as registered_at from identity.player where uid = any ($1) and $2::integer is not null',
  );
  const partners = await read<{ partner: string }>(
    'select uid, partner from identity.sent_by where uid = any ($1) and $2::integer is not null order by since, partner',
  );
  const postings = await read<Omit<BookedPosting, 'amounts'> & { said: string[] }>(postingsText);
  const rounds = await read<BookedRound>(
    `select uid, id, venue, game_code as game, game_type as type, status, settled_at from games.bet where bucket = $2 and uid = any ($1)`,
  );
  const movements = await read<BookedMovement>(
    `select uid, venue || ':' || transaction_id as key, kind, bet_id, coalesce(stake_returned, 0) as returned
     from games.movement where bucket = $2 and uid = any ($1)`,
  );
  const ways = await read<{ id: bigint; way: number }>(
    `select uid, id, channel_id as way from payments.deposit where bucket = $2 and uid = any ($1)
     union all select uid, id, channel_id from payments.withdrawal where bucket = $2 and uid = any ($1)`,
  );
  const jackpots = await read<{ key: string; venue: string }>(
    `select uid, pool_id || ':' || generation as key, venue from games.jackpot_win where uid = any ($1) and $2::integer is not null`,
  );
  const approvals = await read<BookedPlayer['approvals'][number]>(
    `select s.uid, s.at, extract(epoch from s.at - w.created_at)::float8 as seconds, w.channel_id as way, w.gateway
     from payments.step s join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id
     where s.bucket = $2 and s.uid = any ($1) and s.kind = 'withdrawal' and s.from_status = 'under_review' and s.to_status = 'paying'`,
  );
  return chunk.uids.flatMap((uid) => {
    const [player] = players.get(uid) ?? [];
    if (!player) return [];
    const own = <Row>(all: Map<bigint, Row[]>) => all.get(uid) ?? [];
    return [
      {
        ...player,
        uid,
        channel: own(partners)[0]?.partner ?? 'web',
        postings: own(postings).map(({ said, ...posting }) => ({
          ...posting,
          amounts: said.map(BigInt),
        })),
        rounds: new Map(own(rounds).map((round) => [round.id, round])),
        movements: new Map(own(movements).map((movement) => [movement.key, movement])),
        ways: new Map(own(ways).map(({ id, way }) => [id, way])),
        jackpots: new Map(own(jackpots).map(({ key, venue }) => [key, venue])),
        approvals: own(approvals),
      },
    ];
  });
}

/** Every player with all that the books have of them, some at a time. */
export async function* readBooks(pool: pg.Pool): AsyncGenerator<BookedPlayer> {
  const { rows } = await pool.query<{ bucket: number; uid: bigint }>(
    'select platform.bucket_of(uid) as bucket, uid from identity.player order by uid',
  );
  for (const [bucket, own] of Map.groupBy(rows, (row) => row.bucket)) {
    for (let from = 0; from < own.length; from += playersAtOnce) {
      const uids = own.slice(from, from + playersAtOnce).map(({ uid }) => uid);
      yield* await readSome(pool, { bucket, uids });
    }
  }
}
