import { createHash } from 'node:crypto';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

/** A settled round with its proof, written where the server keeps it; nobody played it. */
export async function recordRound(uid: string, name: string): Promise<string> {
  const seed = `seed of ${name}`;
  const proof = {
    commitment: createHash('sha256').update(seed).digest('hex'),
    server_seed: seed,
    client_seed: 'mine',
    nonce: 7,
    url: `/sandbox/studio/verify?round=${name}`,
  };
  const details = JSON.stringify({ lines: [], proof });
  const [row] = await lookIntoDatabase<{ id: string }>(
    process.env['E2E_DATA'] ?? '',
    `with bet as (
       insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
         payout, settled_at, settled_seq)
       values (platform.bucket_of(${uid}), ${uid}, nextval('games.bet_id'), now(), 'studio', 'plinko', 3, '${name}', 'completed', 1000,
         2500, now(), nextval('games.settled_seq'))
       returning bucket, uid, id, created_at
     ), moved as (
       insert into games.movement (bucket, uid, bet_id, id, venue, transaction_id, kind, amount, balance_after,
         bet_created_at, created_at, details)
       select bet.bucket, bet.uid, bet.id, nextval('games.movement_id'), 'studio', m.kind || '-${name}', m.kind, m.amount,
         m.balance, bet.created_at, bet.created_at, m.details
       from bet, (values ('bet', 1000, 0, null), ('win', 2500, 2500, '${details}'::jsonb))
         as m (kind, amount, balance, details)
     )
     select id::text from bet`,
  );
  return row?.id ?? '';
}
