import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { ClientError } from '@perya/contract/client-errors';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { createTaskPlayer } from '../../../testing/promotions/task-player.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const wide = { points: 1e6, seconds: 10 };
const rateLimits = { mallOrder: wide, caller: wide };
let servers: [TestServer, TestServer];
beforeAll(async () => {
  const first = await startTestServer({ rateLimits });
  servers = [first, await startTestServer({ rateLimits, database: shareDatabase(first.database) })];
});
afterAll(async () => {
  const [first, second] = servers;
  expect(await first.ledger.check()).toEqual([]);
  expect(await first.points.check()).toEqual([]);
  expect(await first.promotions.check()).toEqual([]);
  await second.stop();
  await first.stop();
});

const count = 200;
const keyed = () => ({ idempotencyKey: randomUUID() });
const serverOf = (n: number) => servers[n % 2 === 0 ? 0 : 1];

/** Asked so many times at once over both servers; how many went through, and what the others were told. */
async function atOnce(ask: (n: number) => Promise<unknown>) {
  const asked = await Promise.allSettled(Array.from({ length: count }, (_, n) => ask(n)));
  const refused = asked.filter((each) => each.status === 'rejected');
  const refusals = [...new Set(refused.map(({ reason }) => (reason as ClientError).code))];
  return { passed: count - refused.length, refusals };
}

/** The same player at each of the servers. */
function clientsOf(player: Awaited<ReturnType<typeof createTaskPlayer>>) {
  return servers.map(({ url }) => {
    const device = createApiPlayer(url, player.phone);
    device.use(player.token());
    return device.client;
  });
}

test('one reward that is claimed two hundred times at once over two servers is paid once', async () => {
  const [server] = servers;
  const player = await createTaskPlayer(server, 'basic_account');
  const clients = clientsOf(player);
  const promotion = await makePromotion(server);
  const [granted] = await server.promotions.grant(
    [{ uid: player.uid, period: 'once', amount: 2500n }],
    {
      promotion,
      isCredited: false,
      by: 'system',
    },
  );
  const { passed } = await atOnce(async (n) =>
    clients[n % 2]?.call(calls.claimBonus, { id: String(granted?.id) }, keyed()),
  );
  // Whoever comes after is told how it stands.
  expect(passed).toBe(count);
  expect((await server.ledger.wallet(player.uid)).balance).toBe(2500n);
  const entries = await server.ledger.entries({ uid: player.uid, limit: 10 });
  expect(entries.filter(({ account }) => account === 'player')).toHaveLength(1);
});

test('one box that is opened two hundred times at once over two servers is paid once', async () => {
  const [server] = servers;
  const player = await createTaskPlayer(server, 'basic_account');
  const clients = clientsOf(player);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await server.promotions.grant([{ uid: player.uid, period: day, amount: 88_800n }], {
    promotion: 1,
    isCredited: false,
    by: 'system',
  });
  const { passed, refusals } = await atOnce(async (n) =>
    clients[n % 2]?.call(calls.claimBoxes, { pid: 1 }, keyed()),
  );
  expect({ passed, refusals }).toEqual({ passed: 1, refusals: ['BOX_NONE'] });
  expect((await server.ledger.wallet(player.uid)).balance).toBe(88_800n);
});

test('five goods that two hundred players order at once over two servers are five orders, and nobody else pays', async () => {
  const [server] = servers;
  const goods = 901;
  await server.points.mall.addMissing([
    {
      id: goods,
      nameEn: 'Item',
      nameTl: 'Bagay',
      summaryEn: 'Good',
      summaryTl: 'Mabuti',
      price: 300n,
      stock: 5,
      pictures: ['/art/goods/cap.svg'],
      productType: 2,
      deliverMethod: 2,
      storeAddresses: [],
      place: 100,
    },
  ]);
  const players = await Promise.all(
    Array.from({ length: count }, (_, n) => createTaskPlayer(serverOf(n), 'basic_account')),
  );
  for (const { uid } of players) {
    await server.points.post({
      uid,
      scope: 'test',
      key: `F${uid}`,
      amount: centavos(1000),
      legs: [{ account: 'issued:gift', amount: centavos(-1000) }],
    });
  }
  const order = {
    goods_id: goods,
    quantity: 1,
    deliver_method: 2,
    recipient_name: 'Maria Clara',
    phone_number: '9170000001',
    delivery_address: '12 Mabini St.',
    email: 'maria@example.com',
  };
  const outcome = await atOnce(async (n) =>
    players[n]?.client.call(calls.submitOrder, order, keyed()),
  );
  expect(outcome).toEqual({ passed: 5, refusals: ['OUT_OF_STOCK'] });
  const { rows } = await server.database.pool.query<{ orders: number; stock: number }>(
    `select count(o.id)::integer as orders, g.stock from points.goods g
     left join points.mall_order o on o.goods_id = g.id where g.id = $1 group by g.stock`,
    [goods],
  );
  expect(rows).toEqual([{ orders: 5, stock: 0 }]);
  const balances = await Promise.all(players.map(({ filcoins }) => filcoins()));
  expect(balances.filter((balance) => balance === 700n)).toHaveLength(5);
  expect(balances.filter((balance) => balance === 1000n)).toHaveLength(count - 5);
});
