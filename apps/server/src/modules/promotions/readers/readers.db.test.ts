import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMoneyPlayer } from '../../../testing/money-player.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const readAll = async (table: 'played' | 'deposited' | 'seen', uid: bigint) => {
  const { rows } = await server.database.pool.query(
    `select * from promotions.${table} where uid = $1 order by day`,
    [uid],
  );
  return rows;
};

test('what is settled is counted once on its day in Manila; what was taken back never, and read anew from the beginning it is the same', async () => {
  const seat = await seatPlayer(server);
  const play = async (amount: number, won: number) => {
    const round = { round_id: randomUUID(), transaction_id: randomUUID() };
    await seat.bet({ ...round, amount });
    await seat.win({
      round_id: round.round_id,
      transaction_id: randomUUID(),
      bet_transaction_id: round.transaction_id,
      amount: won,
    });
  };
  await play(1000, 0);
  await play(500, 700);
  await server.settle();
  await play(300, 0);
  const taken = { round_id: randomUUID(), transaction_id: randomUUID() };
  await seat.bet({ ...taken, amount: 900 });
  await seat.rollback({
    round_id: taken.round_id,
    transaction_id: randomUUID(),
    bet_transaction_id: taken.transaction_id,
  });
  await seat.bet({ round_id: randomUUID(), transaction_id: randomUUID(), amount: 100 });
  await server.settle();
  await server.settle();
  const counted = await readAll('played', seat.uid);
  expect(counted).toMatchObject([
    { gameCode: seat.game, venue: 'studio', rounds: 3, staked: 1800n, won: 700n },
  ]);

  const { owner } = server.database;
  await owner.query('truncate promotions.played');
  await owner.query(`delete from platform.log_reader where name = 'promotions.played'`);
  await server.settle();
  expect(await readAll('played', seat.uid)).toEqual(counted);
});

test('deposits and logins are counted on their days', async () => {
  const player = await createMoneyPlayer(server);
  const { pool } = server.database;
  for (const amount of [20_000, 50_000]) {
    const { rows } = await pool.query<{ id: bigint }>(
      `insert into payments.deposit (bucket, uid, request_key, channel_id, amount, gateway, brand, expires_at)
       values (platform.bucket_of($1), $1, $2, 1001, $3, 'sandbox', 'h5', now()) returning id`,
      [player.id, randomUUID(), amount],
    );
    for (const status of ['pending', 'completed']) {
      await pool.query(`select payments.write_step($1, $2, 'deposit', null, $3, 'gateway')`, [
        player.id,
        rows[0]?.id,
        status,
      ]);
    }
  }
  await server.settle();
  expect(await readAll('deposited', player.id)).toMatchObject([
    { deposits: 2, amount: 70_000n, largest: 50_000n },
  ]);
  const [before] = await readAll('seen', player.id);
  expect(before).toMatchObject({ logins: 1 });
});
