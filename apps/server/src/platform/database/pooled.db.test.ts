import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiStaff } from '../../testing/api-staff.ts';
import { createMoneyPlayer } from '../../testing/money-player.ts';
import { type Pooler, startPooler } from '../../testing/pooler/start-pooler.ts';
import { seatPlayer } from '../../testing/provider.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPool, keepTimesByRole } from './pool.ts';
import { inTransaction } from './transaction.ts';

const size = 3;
let plain: TestServer;
let pooler: Pooler;
let server: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  await keepTimesByRole(plain.database.pool);
  pooler = await startPooler(plain.database.url, size);
  const pool = createPool(pooler.url, { max: 20, answerTimeoutMs: 30_000, isPooled: true });
  server = await startTestServer({
    database: { ...shareDatabase(plain.database), pool, drop: () => pool.end() },
    livePool: plain.database.pool,
  });
});
afterAll(async () => {
  await server.stop();
  await pooler.stop();
  await plain.stop();
});

describe('behind a pooler that lends connections for a transaction', () => {
  test('many are served by few, their statements prepared, and each by the times of its role', async () => {
    const { pool } = server.database;
    const ask = (n: number) =>
      inTransaction(pool, async (client) => {
        const query = { name: 'pooled-twice', text: 'select $1::int as n', values: [n] };
        const first = await client.query(query);
        const again = await client.query(query);
        return [first.rows[0].n, again.rows[0].n];
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)));
    expect(answers).toEqual(answers.map((_, n) => [n, n]));
    const { times, clients } = pooler.lent();
    expect(clients).toBeGreaterThan(size);
    expect(times).toBeGreaterThan(clients);
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    expect(rows).toEqual([{ statement: '30s', lock: '8s' }]);
  });

  test('a statement that fails leaves the connection to the next', async () => {
    const { pool } = server.database;
    const fail = () =>
      pool.query({ name: 'pooled-fails', text: 'select 1 / $1::int', values: [0] });
    for (let n = 0; n < 10; n += 1) await expect(fail()).rejects.toThrow('division by zero');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a pool that asks for times of its own is refused', async () => {
    const asking = createPool(pooler.url, { max: 1 });
    await expect(asking.query('select 1')).rejects.toThrow('unsupported startup parameter');
    await asking.end();
  });

  test('players pay in, play and read, readers read, and staff see it', async () => {
    const player = await createMoneyPlayer(server, { pesos: 500 });
    expect((await player.client.call(calls.getWallet, {})).balance).toBeDefined();
    const seats = await Promise.all(Array.from({ length: 8 }, () => seatPlayer(server)));
    await Promise.all(
      seats.map(async (seat) => {
        for (let n = 0; n < 5; n += 1) {
          const round = { round_id: randomUUID(), transaction_id: randomUUID() };
          expect(await seat.bet({ ...round, amount: 100 })).toMatchObject({ code: 'OK' });
          const win = await seat.win({
            round_id: round.round_id,
            bet_transaction_id: round.transaction_id,
            transaction_id: randomUUID(),
            amount: 150,
          });
          expect(win).toMatchObject({ code: 'OK' });
        }
      }),
    );
    await server.settle();
    const { rows } = await server.database.pool.query(
      'select sum(rounds)::int as rounds from promotions.played where uid = any ($1)',
      [seats.map(({ uid }) => uid)],
    );
    expect(rows).toEqual([{ rounds: 40 }]);
    const staff = await createApiStaff(server, 'administrator');
    const listed = await staff.client.call(staffCalls.listRounds, {});
    expect(listed.rows).toHaveLength(40);
    expect(await server.ledger.check()).toEqual([]);
  });

  test('nobody leaves a setting behind on a connection that is lent', async () => {
    const { pool } = server.database;
    const found = await Promise.all(
      Array.from({ length: 30 }, () =>
        pool.query(
          `select name from pg_settings where source = 'session' and name <> 'client_encoding'`,
        ),
      ),
    );
    expect(new Set(found.flatMap(({ rows }) => rows.map(({ name }) => name)))).toEqual(new Set());
  });
});
