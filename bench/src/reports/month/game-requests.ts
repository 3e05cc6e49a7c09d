import type pg from 'pg';
import type { Buckets } from '../../../../apps/server/src/platform/database/buckets.ts';
import { benchTokenHash } from '../../bets/bets-wire.ts';
import { type Game, jackpotGame, venues } from './month-plan.ts';

/** A request of a provider, as `games.apply` carries it out. */
export interface GameRequest {
  uid: bigint;
  venue: string;
  verb: 'bet' | 'win' | 'rollback' | 'correction' | 'promo';
  transaction: string;
  bet: string | null;
  round: string | null;
  game: Game | null;
  amount: number;
  isFinished: boolean;
  returned: number;
}

export interface GameOutcome {
  outcome: string;
  movement: bigint | null;
}

/** A round pays at most so many times its stake; what is more is held back. */
export const winTimes = 100;
const dayAllowance = 10_000_000_000_000n;
/** Prizes of a venue beyond it are held back. */
const promoAllowance = 400_000n;

/** What is drawn for a round never wins by itself: a pool falls when it is full. */
const noWin = '281474976710655';
const winsOfBatchMax = 12;

async function describePools(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: number; generation: number }>(
    'select id, generation from games.jackpot_pool order by id',
  );
  const draws = Array.from({ length: winsOfBatchMax }, () => noWin);
  return JSON.stringify(rows.map(({ id, generation }) => ({ pool: id, generation, draws })));
}

const applyText = `select outcomes, movement_ids::text[] as movements from games.apply($1, $2, $3, $4, $5,
    array_fill($14::bigint, array[$16::integer]), $5, $6, $7, $8, $9::smallint[], $10, $11,
    array_fill(null::jsonb, array[$16]), array_fill('fair'::text, array[$16]), array_fill(sha256('month'), array[$16]),
    array_fill($15::bytea, array[$16]), array_fill(null::text, array[$16]), array['fully_kyc', 'test_account'], $12,
    array_fill($17::integer, array[$16]), $18, $19, $20, $13::jsonb[])`;

/** Carries out requests of a bucket, sorted by player, in one transaction. */
async function applyAll(
  pool: pg.Pool,
  bucket: number,
  requests: readonly GameRequest[],
): Promise<GameOutcome[]> {
  const isPooled = ({ game, verb }: GameRequest) => game?.code === jackpotGame && verb !== 'promo';
  const pools = requests.some(isPooled) ? await describePools(pool) : null;
  const of = <T>(read: (request: GameRequest) => T) => requests.map(read);
  const { rows } = await pool.query<{ outcomes: string[]; movements: (string | null)[] }>({
    name: 'month-apply',
    text: applyText,
    values: [
      ...[bucket, of(({ uid }) => uid), of(({ venue }) => venue), of(({ verb }) => verb)],
      ...[of(({ transaction }) => transaction), of(({ bet }) => bet), of(({ round }) => round)],
      ...[of(({ game }) => game?.code ?? null), of(({ game }) => game?.type ?? null)],
      ...[of(({ amount }) => amount), of(({ isFinished }) => isFinished)],
      of(({ returned }) => returned),
      pools && of((request) => (isPooled(request) ? pools : null)),
      ...[Math.floor(Date.now() / 1000), benchTokenHash, requests.length, winTimes, venues],
      ...[venues.map(() => dayAllowance), venues.map(() => promoAllowance)],
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('games.apply gave no answer');
  return row.outcomes.map((outcome, at) => {
    const movement = row.movements[at] ?? null;
    return { outcome, movement: movement === null ? null : BigInt(movement) };
  });
}

/** A request more costs a little more in a larger batch; the ledger takes at most a thousand postings at once. */
const requestsAtOnce = 250;

/** Carries out requests, each of another player and game; the answers stand in the order of the requests. */
export async function applyRequests(
  pool: pg.Pool,
  buckets: Buckets,
  requests: readonly GameRequest[],
): Promise<GameOutcome[]> {
  const answers: GameOutcome[] = [];
  const placed = requests.map((request, place) => ({ request, place }));
  const inBuckets = Map.groupBy(placed, ({ request }) => buckets.of(request.uid));
  for (const [bucket, own] of inBuckets) {
    own.sort((a, b) => Number(a.request.uid - b.request.uid));
    for (let from = 0; from < own.length; from += requestsAtOnce) {
      const part = own.slice(from, from + requestsAtOnce);
      const outcomes = await applyAll(
        pool,
        bucket,
        part.map(({ request }) => request),
      );
      for (const [at, { place }] of part.entries()) {
        const answer = outcomes[at];
        if (answer) answers[place] = answer;
      }
    }
  }
  return answers;
}
