import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createApiPlayer } from '../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../testing/api-staff.ts';
import { citusDatabase } from '../../testing/citus/citus-database.ts';
import { makeInstallation } from '../../testing/citus/make-installation.ts';
import { type Citus, startCitus } from '../../testing/citus/start-citus.ts';
import { createPayingPlayer } from '../../testing/money/paying-player.ts';
import { makePromotion } from '../../testing/promotions/make-promotion.ts';
import { createTaskPlayer } from '../../testing/promotions/task-player.ts';
import { seatPlayer } from '../../testing/provider.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listInvitedIn } from './referrals/referral.store.ts';

type Player = Awaited<ReturnType<typeof createTaskPlayer>>;

let citus: Citus;
let servers: [TestServer, TestServer];
let server: TestServer;
let staff: ApiStaff;
/** Of every bucket. */
const players: Player[] = [];

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  server = await startTestServer({ database: citusDatabase(citus) });
  servers = [server, await startTestServer({ database: shareDatabase(server.database) })];
  staff = await createApiStaff(server, 'promotions');
  for (let place = 0; place < 16; place += 1) {
    players.push(await createTaskPlayer(server, 'basic_account'));
  }
});
afterAll(async () => {
  await servers?.[1].stop();
  await server?.stop();
  await citus?.stop();
});

const keyed = () => ({ idempotencyKey: randomUUID() });
const uids = () => players.map(({ uid }) => uid);

async function expectWhole(): Promise<void> {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
}

/** How often each outcome came. */
function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** The same player at each of the servers. */
const clientsOf = ({ phone, token }: Pick<Player, 'phone' | 'token'>) =>
  servers.map(({ url }) => {
    const device = createApiPlayer(url, phone);
    device.use(token());
    return device.client;
  });

it('a budget is never passed, whichever server gives and wherever the players lie', async () => {
  const buckets = await server.database.buckets();
  expect(new Set(uids().map((uid) => buckets.of(uid))).size).toBe(buckets.count);
  const promotion = await makePromotion(server, { budget: 1000n });
  const options = { promotion, isCredited: true, by: 'system' };
  const given = await Promise.all(
    uids().flatMap((uid) =>
      servers.map((each) =>
        each.promotions.grant([{ uid, period: 'once', amount: 100n }], options),
      ),
    ),
  );
  expect(countOf(given.flat().map(({ outcome }) => outcome))).toEqual({
    GRANTED: 10,
    KNOWN: 10,
    BUDGET: 12,
  });
  const wallets = await Promise.all(uids().map((uid) => server.ledger.wallet(uid)));
  expect(wallets.reduce((sum, { balance }) => sum + balance, 0n)).toBe(1000n);
  const { rows } = await staff.client.call(staffCalls.listStaffPromotions, { q: `${promotion}` });
  expect(rows).toMatchObject([
    { id: promotion, spent: '10.00', spent_today: '10.00', rewards: 10 },
  ]);
  await expectWhole();
});

it('of one call for players of all buckets the first have what there is, and two servers agree on them', async () => {
  const promotion = await makePromotion(server, { dayCap: 500n });
  const grants = uids().map((uid) => ({ uid, period: 'once', amount: 100n }));
  const options = { promotion, isCredited: false, by: 'system' };
  const answers = await Promise.all(servers.map((each) => each.promotions.grant(grants, options)));
  const outcomes = answers.map((given) => given.map(({ outcome }) => outcome));
  const those = (outcome: string) => [
    ...Array.from({ length: 5 }, () => outcome),
    ...Array.from({ length: 11 }, () => 'DAY_CAP'),
  ];
  expect(outcomes.sort()).toEqual([those('GRANTED'), those('KNOWN')]);
  const [first, second] = answers.map((given) => given.map(({ id }) => id));
  expect(second).toEqual(first);
});

it('a reward is paid once, however many claim it at once over two servers', async () => {
  const promotion = await makePromotion(server);
  const some = players.slice(0, 8);
  const given = await server.promotions.grant(
    some.map(({ uid }) => ({ uid, period: 'claimed', amount: 2500n })),
    { promotion, isCredited: false, by: 'system' },
  );
  const before = await Promise.all(some.map(({ uid }) => server.ledger.wallet(uid)));
  await Promise.all(
    some.flatMap((player, place) => {
      const clients = clientsOf(player);
      const id = String(given[place]?.id);
      return [0, 1, 0, 1].map((nth) => clients[nth]?.call(calls.claimBonus, { id }, keyed()));
    }),
  );
  const after = await Promise.all(some.map(({ uid }) => server.ledger.wallet(uid)));
  expect(after.map(({ balance }, place) => balance - (before[place]?.balance ?? 0n))).toEqual(
    some.map(() => 2500n),
  );
  await expectWhole();
});

it('there are no more boxes than may be given, and each is opened once', async () => {
  const promotion = await makePromotion(server, {
    kind: 'mystery-box',
    rules: { deposits: 50_000, odds: [{ amount: 1000, weight: 1 }] },
    cashType: 4001,
    claimHours: 24,
    budget: 3000n,
  });
  const payers = [];
  for (let place = 0; place < 5; place += 1) payers.push(await createPayingPlayer(server));
  for (const payer of payers) {
    const { id } = await payer.start();
    server.gateway.pay(`D${id}`);
    await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  }
  await Promise.all(servers.map((each) => each.settle()));
  const pages = await Promise.all(
    payers.map(({ client }) => client.call(calls.readBoxes, { pid: promotion })),
  );
  expect(pages.map(({ not_received }) => not_received)).toEqual([1, 1, 1, 0, 0]);
  const opened = await Promise.allSettled(
    payers.flatMap((payer) => {
      const clients = clientsOf(payer);
      return [0, 1, 0].map((nth) =>
        clients[nth]?.call(calls.claimBoxes, { pid: promotion }, keyed()),
      );
    }),
  );
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expectWhole();
});

it('a player’s page and the lists of staff say what was offered, taken and given back', async () => {
  const [player] = players;
  if (!player) throw new Error('Nobody was seated');
  const promotion = await makePromotion(server, { wageringTimes: 2, claimHours: 1 });
  const given = await server.promotions.grant(
    ['taken', 'returned', 'waits'].map((period) => ({ uid: player.uid, period, amount: 700n })),
    { promotion, isCredited: false, by: 'system' },
  );
  const [taken = '', returned = '', waits = ''] = given.map(({ id }) => String(id));
  for (const id of [taken, returned]) await player.client.call(calls.claimBonus, { id }, keyed());
  await player.client.call(calls.giveUpBonus, { id: returned }, keyed());
  const { bonuses } = await player.client.call(calls.listOwnBonuses, {});
  const ofPromotion = bonuses.filter(({ id }) => [taken, returned, waits].includes(id));
  expect(ofPromotion.map(({ id }) => id)).toEqual([waits, returned, taken]);
  const uid = String(player.uid);
  const { rows } = await staff.client.call(staffCalls.listPlayerBonuses, { uid });
  expect(rows.slice(0, 3).map(({ id, state, moved_by }) => ({ id, state, moved_by }))).toEqual([
    { id: waits, state: 'offered', moved_by: 'system' },
    { id: returned, state: 'given-up', moved_by: 'player' },
    { id: taken, state: 'claimed', moved_by: 'player' },
  ]);
  const claimed = await staff.client.call(staffCalls.listPlayerBonuses, { uid, state: 'claimed' });
  expect(claimed.rows[0]).toMatchObject({ id: taken, amount: '7.00', to_play: '14.00' });
  await expectWhole();
});

it('of goods that players of all buckets order from two servers no more are sold than there are', async () => {
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
  const ordered = await Promise.allSettled(
    players.map((player, nth) =>
      clientsOf(player)[nth % 2]?.call(calls.submitOrder, order, keyed()),
    ),
  );
  expect(ordered.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const balances = await Promise.all(players.map(({ filcoins }) => filcoins()));
  expect(balances.filter((balance) => balance === 700n)).toHaveLength(5);
  expect(balances.filter((balance) => balance === 1000n)).toHaveLength(11);
  expect(await server.points.check()).toEqual([]);
});

it('an order is moved on by one of two staff, and its player and the lists of staff see it', async () => {
  const { rows: orders } = await staff.client.call(staffCalls.listMallOrders, { status: 2 });
  expect(orders).toHaveLength(5);
  const [cancelled, shipped] = orders as [(typeof orders)[0], (typeof orders)[0]];
  const desks = await Promise.all(servers.map((each) => createApiStaff(each, 'promotions')));
  const move = { id: cancelled.id, to: 'cancelled', reason: 'Out of stock' } as const;
  const moved = await Promise.allSettled(
    desks.map(({ client }) => client.call(staffCalls.moveMallOrder, move)),
  );
  expect(moved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await staff.client.call(staffCalls.moveMallOrder, {
    id: shipped.id,
    to: 'shipped',
    courier: 'LBC',
    courier_number: '7',
    reason: 'Sent',
  });
  const ofPlayer = await staff.client.call(staffCalls.listMallOrders, { uid: cancelled.uid });
  expect(ofPlayer.rows).toMatchObject([{ id: cancelled.id, status: 5 }]);
  const buyer = players.find(({ uid }) => String(uid) === cancelled.uid);
  expect(await buyer?.filcoins()).toBe(1000n);
  const own = await buyer?.client.call(calls.listOrders, {});
  expect(own?.d).toMatchObject([{ id: cancelled.id }]);
  const { rows } = await server.database.pool.query(
    `select g.stock, (select count(distinct o.bucket)::int from points.mall_order o) > 1 as apart,
       (select count(*)::int from points.mall_order o where o.bucket <> platform.bucket_of(o.uid)) as astray
     from points.goods g where g.id = 901`,
  );
  expect(rows).toEqual([{ stock: 1, apart: true, astray: 0 }]);
  expect(await server.points.check()).toEqual([]);
});

/** Somebody of money with a round behind them. */
async function playOnce(): Promise<bigint> {
  const seat = await seatPlayer(server, { tester: false, game: 'perya-lines' });
  const round_id = randomUUID();
  const bet = randomUUID();
  expect((await seat.bet({ round_id, transaction_id: bet })).code).toBe('OK');
  const win = { round_id, bet_transaction_id: bet, transaction_id: randomUUID(), amount: 0 };
  expect((await seat.win({ ...win, is_finished: true })).code).toBe('OK');
  return seat.uid;
}

it('who was invited is found among those who have played, wherever their rounds lie', async () => {
  const since = new Date(Date.now() - 60_000);
  const friend = await playOnce();
  await playOnce();
  const { uid: referrer } = await seatPlayer(server, { tester: false, game: 'perya-lines' });
  await server.database.owner.query(
    'insert into identity.referral (uid, referrer_uid) values ($1, $2)',
    [friend, referrer],
  );
  const invited = await inTransaction(server.database.pool, (client) =>
    listInvitedIn(client, 'played', { after: 0n, upTo: 1_000_000n }, since),
  );
  expect(invited).toEqual([friend]);
});
