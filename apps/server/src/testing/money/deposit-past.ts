import type { MoneyPlayer } from '../money-player.ts';
import type { TestServer } from '../test-server.ts';

/** A completed deposit of some hours ago, as the log of payments tells it; the wallet has nothing of it. */
export async function depositPast(
  server: Pick<TestServer, 'database'>,
  { id }: Pick<MoneyPlayer, 'id'>,
  pesos: number,
  hoursAgo = 1,
): Promise<void> {
  await server.database.owner.query(
    `with d as (
       insert into payments.deposit (bucket, uid, request_key, channel_id, amount, status, gateway, brand, expires_at, changed_at)
       select platform.bucket_of($1), $1::bigint, gen_random_uuid()::text, (select min(c.id) from payments.channel c where c.mode = 'deposit'), $2::bigint,
         'completed', 'sandbox', 'perya', now(), now() - make_interval(hours => $3) returning bucket, uid, id)
     insert into payments.step (bucket, uid, payment_id, n, seq, kind, from_status, to_status, at, by)
     select bucket, uid, id, 1, platform.draw_number('payments.step_seq'), 'deposit', 'paying', 'completed',
       now() - make_interval(hours => $3), 'gateway' from d`,
    [id, pesos * 100, hoursAgo],
  );
}
