import { randomUUID } from 'node:crypto';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import type { TestServer } from '../test-server.ts';

export interface TestRound {
  stake: number;
  payout?: number;
  status?: 'completed' | 'pending' | 'failed';
  gameCode?: string;
  gameType?: number;
  at?: Date;
  details?: RoundDetails;
  /** The movements are posted too; the player must have the stake. */
  hasPostings?: boolean;
}

type Host = Pick<TestServer, 'database' | 'ledger'>;

async function post(host: Host, uid: bigint, transaction: string, amount: number): Promise<void> {
  const posted = await host.ledger.post({
    uid,
    scope: 'games',
    key: `studio:${transaction}`,
    amount: centavos(amount),
    legs: [{ account: 'house:games:studio', amount: centavos(-amount) }],
  });
  if (!posted.ok) throw new Error(`The round could not be posted: ${posted.code}`);
}

/** Writes a round as the provider API would have, at any moment of the past. */
export async function recordRound(host: Host, uid: bigint, round: TestRound): Promise<bigint> {
  const { stake, payout = 0, status = 'completed', at = new Date() } = round;
  const { pool } = host.database;
  const isFailed = status === 'failed';
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status,
       stake, stake_returned, payout, settled_at, settled_seq)
     values (platform.bucket_of($1), $1, nextval('games.bet_id'), $2, 'studio', $3, $4, $5, $6, $7, $8, $9, $10,
       case when $6 <> 'pending' then nextval('games.settled_seq') end)
     returning id`,
    [
      uid,
      at,
      round.gameCode ?? 'perya-lines',
      round.gameType ?? 3,
      randomUUID(),
      status,
      isFailed ? 0 : stake,
      isFailed ? stake : 0,
      payout,
      status === 'pending' ? null : at,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The round was not written');
  const moves = [
    { kind: 'bet', amount: -stake },
    ...(status === 'completed' ? [{ kind: 'win', amount: payout }] : []),
    ...(isFailed ? [{ kind: 'rollback', amount: stake }] : []),
  ];
  const details = round.details ? JSON.stringify(round.details) : null;
  for (const { kind, amount } of moves) {
    const transaction = randomUUID();
    await pool.query(
      `insert into games.movement (bucket, uid, bet_id, id, venue, transaction_id, kind, amount,
         balance_after, bet_created_at, created_at, details)
       values (platform.bucket_of($1), $1, $2, nextval('games.movement_id'), 'studio', $3, $4, $5, 0, $6, $6, $7)`,
      [uid, row.id, transaction, kind, Math.abs(amount), at, kind === 'win' ? details : null],
    );
    if (round.hasPostings && amount !== 0) await post(host, uid, transaction, amount);
  }
  return row.id;
}
