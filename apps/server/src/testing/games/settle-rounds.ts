import type pg from 'pg';

/** Writes a settled round of each player, of any stake in centavos, where the log of rounds is read. */
export async function settleRounds(
  client: pg.Pool | pg.PoolClient,
  uids: readonly bigint[],
  stake: number,
  status: 'completed' | 'failed' | 'pending' = 'completed',
): Promise<void> {
  await client.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
       payout, settled_at, settled_seq)
     select platform.bucket_of(uid), uid, nextval('games.bet_id'), now(), 'studio', 'plinko', 3, 'm-' || uid, $3, $2, 0,
       case when $3 <> 'pending' then now() end,
       case when $3 <> 'pending' then nextval('games.settled_seq') end
     from unnest($1::bigint[]) uid`,
    [uids, stake, status],
  );
}
