import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import {
  createWithdrawer,
  houseOf,
  payAtOnce,
  type Withdrawer,
} from '../../../testing/money/withdrawer.ts';
import { createScriptedGateway, type ScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let servers: TestServer[];
let server: TestServer;
let gateway: ScriptedGateway;
beforeAll(async () => {
  gateway = createScriptedGateway();
  // One server's worth of requests in a second is more than a player may ask for.
  const rateLimits = { withdrawalStart: { points: 1000, seconds: 1 } };
  server = await startTestServer({ gateways: [gateway], rateLimits });
  const database = shareDatabase(server.database);
  servers = [server, await startTestServer({ gateways: [gateway], rateLimits, database })];
  await payAtOnce(server);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  for (const each of servers.toReversed()) await each.stop();
});

/** Asks two hundred times at once, by turns of the servers, and counts the answers. */
async function askOften(player: Withdrawer, amount: string, keyOf: (place: number) => string) {
  const clients = servers.map(({ url }) => {
    const same = createApiPlayer(url, player.phone);
    same.use(player.token());
    return same.client;
  });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, place) =>
      (clients[place % clients.length] as (typeof clients)[number])
        .call(
          calls.startWithdrawal,
          { account_id: player.accountId, amount },
          { idempotencyKey: keyOf(place) },
        )
        .then(
          ({ id }) => id,
          ({ code }: { code: string }) => code,
        ),
    ),
  );
  return { ids: [...new Set(answers.filter((answer) => /^\d+$/.test(answer)))], answers };
}

test('of two hundred withdrawals of one balance on two servers one is paid, and all others are refused', async () => {
  const player = await createWithdrawer(server, { pesos: 1000 });
  const { ids, answers } = await askOften(player, '1000', () => randomUUID());
  expect(ids).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'NOT_WITHDRAWABLE')).toHaveLength(199);
  await player.until(ids[0] ?? '', 'completed');
  expect(await player.balance()).toBe(0n);
  expect(await houseOf(server, player.id)).toEqual({ 'house:payouts:sandbox': 100_000n });
  const sent = [...gateway.payouts.keys()].filter((reference) => reference === `W${ids[0]}`);
  expect(sent).toHaveLength(1);
});

test('of two hundred withdrawals of a tenth of the balance on two servers exactly ten leave it', async () => {
  const player = await createWithdrawer(server, { pesos: 1000 });
  const { ids, answers } = await askOften(player, '100', () => randomUUID());
  expect(ids).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'NOT_WITHDRAWABLE')).toHaveLength(190);
  expect(await player.balance()).toBe(0n);
  const { rows } = await server.database.owner.query(
    'select count(*)::int as count, sum(amount)::text as sum from payments.withdrawal where uid = $1',
    [player.id],
  );
  expect(rows).toEqual([{ count: 10, sum: '100000' }]);
});

test('two hundred repetitions of one request on two servers are one withdrawal', async () => {
  const player = await createWithdrawer(server, { pesos: 1000 });
  const key = randomUUID();
  const { ids, answers } = await askOften(player, '100', () => key);
  expect(ids).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(ids));
  await player.until(ids[0] ?? '', 'completed');
  expect(await player.balance()).toBe(90_000n);
});

test('a bet between the check and the reservation takes what it stakes: both never spend the same money', async () => {
  for (const round of Array.from({ length: 5 }, (_, place) => place)) {
    const player = await createWithdrawer(server, { pesos: 1000 });
    const stake = (place: number) =>
      server.ledger.post({
        uid: player.id,
        scope: 'test',
        key: `race-${player.uid}-${round}-${place}`,
        amount: centavos(-60_000),
        turnover: centavos(60_000),
        legs: [{ account: 'house:games:test', amount: centavos(60_000) }],
      });
    const [asked, ...bets] = await Promise.all([
      player.withdraw('600').then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      ),
      ...Array.from({ length: 10 }, (_, place) => stake(place)),
    ]);
    const staked = bets.filter(({ ok }) => ok).length;
    expect([asked, staked]).toEqual(staked === 1 ? ['NOT_WITHDRAWABLE', 1] : ['taken', 0]);
    expect(await player.balance()).toBe(40_000n);
  }
});

test('a bet that holds the wallet is waited for, and what it took is not reserved', async () => {
  const player = await createWithdrawer(server, { pesos: 1000 });
  const client = await server.database.owner.connect();
  try {
    await client.query('begin');
    await client.query('select ledger.lock_wallet($1)', [player.id]);
    const asked = player.withdraw('1000').then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );
    await client.query(
      `select ledger.post(array[$1::bigint], array['test'], array[$2], array[sha256('a')], array[-100::bigint],
         array[100::bigint], array[null::bigint], array[null::bigint], array[false], array[1],
         array['house:games:test'], array[100::bigint])`,
      [player.id, `held-${player.uid}`],
    );
    await client.query('commit');
    expect(await asked).toBe('NOT_WITHDRAWABLE');
  } finally {
    client.release();
  }
  expect(await player.balance()).toBe(99_900n);
});
