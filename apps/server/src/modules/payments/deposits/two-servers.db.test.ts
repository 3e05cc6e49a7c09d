import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { createScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const gateway = createScriptedGateway();
let servers: [TestServer, TestServer];
beforeAll(async () => {
  const database = await createTestDatabase();
  const kept = { ...database, drop: async () => {} };
  const first = await startTestServer({ database, gateways: [gateway] });
  servers = [first, await startTestServer({ database: kept, gateways: [gateway] })];
});
afterAll(async () => {
  const [first, second] = servers;
  expect(await first.ledger.check()).toEqual([]);
  await second.stop();
  await first.stop();
});

const follow = ([first, second]: [TestServer, TestServer]) =>
  Promise.all(
    [first, second, first, second].map((each) => each.runTask('payments_follow_deposits')),
  );

describe('two servers on one database', () => {
  test('credit once what both are told of fifty times, and what both follow', async () => {
    const [first, second] = servers;
    const player = await createPayingPlayer(first);
    const { id } = await player.start();
    gateway.pay(`D${id}`);
    const notice = { kind: 'payment', reference: `D${id}` } as const;
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => gateway.tell((n % 2 ? first : second).url, notice)),
    );
    await first.database.owner.query('update payments.deposit set check_at = now() where id = $1', [
      id,
    ]);
    await follow(servers);
    expect(await player.balance()).toBe(50_000n);
    const legs = await first.ledger.legsOfKeys(player.uid, 'deposits', [`D${id}`]);
    expect(legs).toHaveLength(2);
  });

  test('settle payments of forty players at once while they are followed, each once', async () => {
    const [first, second] = servers;
    const players = await Promise.all(Array.from({ length: 40 }, () => createPayingPlayer(first)));
    const begun = await Promise.all(players.map((player) => player.start({ cashback_flag: 1 })));
    for (const { id } of begun) gateway.pay(`D${id}`);
    await first.database.owner.query('update payments.deposit set check_at = now()');
    await Promise.all([
      follow(servers),
      ...begun.flatMap(({ id }) => {
        const notice = { kind: 'payment', reference: `D${id}` } as const;
        return [gateway.tell(first.url, notice), gateway.tell(second.url, notice)];
      }),
    ]);
    // Their cashback follows, by whichever server reads of them first.
    await Promise.all([first.settle(), second.settle()]);
    const balances = await Promise.all(players.map((player) => player.balance()));
    expect(new Set(balances)).toEqual(new Set([52_500n]));
  });

  test('go on with what another one left between writing a deposit down and opening it', async () => {
    const [first, second] = servers;
    const player = await createPayingPlayer(first);
    const key = randomUUID();
    const countOpened = () => gateway.asked.filter(({ what }) => what === 'open').length;
    const before = countOpened();
    gateway.mishap('open', 'hang');
    // The first server dies here, as far as anybody can tell: its answer never comes.
    const lost = player.start({}, key);
    await expect.poll(countOpened).toBeGreaterThan(before);
    await expect
      .poll(
        async () =>
          (
            await first.database.owner.query('select id from payments.deposit where uid = $1', [
              player.uid,
            ])
          ).rowCount,
      )
      .toBe(1);
    gateway.mishap('open', null);
    const { rows } = await first.database.owner.query<{ id: bigint }>(
      `update payments.deposit set check_at = now() where uid = $1 and status = 'pending' returning id`,
      [player.uid],
    );
    await second.runTask('payments_follow_deposits');
    expect(await player.read(String(rows[0]?.id))).toMatchObject({ status: 'paying' });
    gateway.letGo();
    expect(await lost).toMatchObject({ id: String(rows[0]?.id) });
    expect((await player.read(String(rows[0]?.id))).steps).toHaveLength(2);
    expect(gateway.orders.size).toBeGreaterThan(0);
  });

  test('ask about one deposit by one server at a time', async () => {
    const [first] = servers;
    const player = await createPayingPlayer(first);
    const { id } = await player.start();
    await first.database.owner.query('update payments.deposit set check_at = now() where id = $1', [
      id,
    ]);
    const before = gateway.asked.length;
    await follow(servers);
    const asked = gateway.asked.slice(before).filter(({ reference }) => reference === `D${id}`);
    expect(asked).toHaveLength(1);
  });
});
