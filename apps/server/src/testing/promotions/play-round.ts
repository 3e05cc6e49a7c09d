import type { TestServer } from '../test-server.ts';

export interface PlayedRound {
  stake: number;
  payout?: number;
  status?: 'completed' | 'failed';
  gameType?: number;
  gameCode?: string;
  at: Date;
}

/** Writes a settled round into the log, as the provider API would have, without its postings. */
export async function playRound(
  { database }: TestServer,
  uid: bigint,
  {
    stake,
    payout = 0,
    status = 'completed',
    gameType = 3,
    gameCode = 'perya-lines',
    at,
  }: PlayedRound,
): Promise<void> {
  await database.pool.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
       payout, settled_at, settled_seq)
     values (platform.bucket_of($1), $1, nextval('games.bet_id'), $2, 'studio', $3, $4, gen_random_uuid(), $5, $6, $7, $2,
       nextval('games.settled_seq'))`,
    [uid, at, gameCode, gameType, status, status === 'failed' ? 0 : stake, payout],
  );
}
