import { randomUUID } from 'node:crypto';
import { centavos } from '@perya/money';
import { createApiPlayer } from './api-player.ts';
import { addPlayer } from './provider.ts';
import type { TestServer } from './test-server.ts';

type Status = 'pending' | 'paying' | 'under_review' | 'completed' | 'timeout' | 'canceled';

/** A player over the API, with payments as the tables keep them and postings as the ledger does. */
export async function createRecordsPlayer(
  server: TestServer,
  language: 'en_US' | 'tl_PH' = 'en_US',
) {
  const uid = await addPlayer(server, 0, { tester: false });
  const player = createApiPlayer(server.url, undefined, language);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const { pool } = server.database;

  async function post(
    scope: string,
    key: string,
    amount: number,
    far = 'house:test',
  ): Promise<bigint> {
    const legs = [{ account: far, amount: centavos(-amount) }];
    const posted = await server.ledger.post({ uid, scope, key, amount: centavos(amount), legs });
    if (!posted.ok) throw new Error(`Not posted: ${posted.code}`);
    return posted.postingId;
  }

  /** Moves nothing of the player's. */
  async function postBeside(scope: string, key: string, amount: number): Promise<void> {
    const legs = [
      { account: 'house:payouts-pending', amount: centavos(-amount) },
      { account: 'house:payouts:sandbox', amount: centavos(amount) },
    ];
    const posted = await server.ledger.post({ uid, scope, key, amount: centavos(0), legs });
    if (!posted.ok) throw new Error(`Not posted: ${posted.code}`);
  }

  async function insert(text: string, values: unknown[]): Promise<bigint> {
    const { rows } = await pool.query<{ id: bigint }>(text, [uid, randomUUID(), ...values]);
    const [row] = rows;
    if (!row) throw new Error('Nothing was written');
    return row.id;
  }

  return {
    ...player,
    uid,
    post,
    postBeside,
    addDeposit: (status: Status, amount = 10_000, channel = 1001) =>
      insert(
        `insert into payments.deposit (bucket, uid, request_key, channel_id, amount, status, gateway, brand, expires_at)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5, 'sandbox', 'h5', now() + interval '30 minutes') returning id`,
        [channel, amount, status],
      ),
    /** With its reservation. */
    async addWithdrawal(status: Status, amount = 10_000): Promise<bigint> {
      const id = await insert(
        `insert into payments.withdrawal (bucket, uid, request_key, channel_id, account_id, amount, fee, status, gateway)
         values (platform.bucket_of($1), $1, $2, 2001, 1, $3, 500, $4, 'sandbox') returning id`,
        [amount, status],
      );
      await post('withdrawals', `W${id}:reserve`, -amount, 'house:payouts-pending');
      return id;
    },
    download: (url: string) =>
      fetch(`${server.url}${url}`, { headers: { cookie: player.deviceCookie() } }),
  };
}

/** What follows is posted at this moment; null is now again. */
export async function setClock(server: TestServer, moment: Date | null): Promise<void> {
  const at = moment === null ? 'clock_timestamp()' : `'${moment.toISOString()}'::timestamptz`;
  await server.database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile return ${at}`,
  );
}
