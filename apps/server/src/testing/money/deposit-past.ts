import type pg from 'pg';
import type { MoneyPlayer } from '../money-player.ts';
import type { TestServer } from '../test-server.ts';

/** A completed deposit of some hours ago, as the log of payments tells it; the wallet has nothing of it. */
export async function depositPast(
  server: Pick<TestServer, 'database'>,
  { id }: Pick<MoneyPlayer, 'id'>,
  pesos: number,
  hoursAgo = 1,
): Promise<void> {
  const { owner } = server.database;
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into payments.deposit (bucket, uid, request_key, channel_id, amount, status, gateway, brand, expires_at, changed_at)
     values (platform.bucket_of($1), $1, gen_random_uuid()::text, $4, $2, 'completed', 'sandbox', 'perya', now(),
       now() - make_interval(hours => $3)) returning id`,
    [id, pesos * 100, hoursAgo, await firstChannel(owner)],
  );
  await owner.query(
    `insert into payments.step (bucket, uid, payment_id, n, seq, kind, from_status, to_status, at, by)
     values (platform.bucket_of($1), $1, $2, 1, platform.draw_number('payments.step_seq'), 'deposit', 'paying', 'completed',
       now() - make_interval(hours => $3), 'gateway')`,
    [id, rows[0]?.id, hoursAgo],
  );
}

async function firstChannel(owner: pg.Pool): Promise<number | undefined> {
  const { rows } = await owner.query<{ id: number }>(
    `select min(id) as id from payments.channel where mode = 'deposit'`,
  );
  return rows[0]?.id;
}
