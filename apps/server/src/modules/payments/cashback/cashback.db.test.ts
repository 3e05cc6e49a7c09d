import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});

type Player = Awaited<ReturnType<typeof createPayingPlayer>>;
const ticketsOf = (player: Player) => player.client.call(calls.listCashbackTickets, {});
const couponsOf = async (player: Player, pid = 1001) => {
  const channels = await player.client.call(calls.listChannels, { mode: '1' });
  return channels.find(({ id }) => id === pid)?.cashback_coupons_num;
};
async function pay(id: string) {
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  await server.settle();
}

test('tickets are those of the channels that the session can pay by: inside a partner’s app none of the web’s [M-141]', async () => {
  const web = await createPayingPlayer(server);
  expect((await ticketsOf(web)).tickets).not.toHaveLength(0);
  const inside = await createPayingPlayer(server, 'fully_kyc', 'maya');
  expect(await ticketsOf(inside)).toMatchObject({ tickets: [], offers: [] });
  await server.database.owner.query(
    'update payments.channel set cashback_tickets = 2 where id = 1009',
  );
  const names = (await ticketsOf(inside)).tickets.map(({ channel_name }) => channel_name);
  expect(names).toEqual(['Maya Mini', 'Maya Mini']);
  await server.database.owner.query(
    'update payments.channel set cashback_tickets = 0 where id = 1009',
  );
});

describe('cashback', () => {
  test.each([
    ['100', 500n],
    ['333', 1665n],
    ['50000', 250_000n],
  ])(
    'of a deposit of %s follows it, 5 % up to 2,500, as a Deposit Bonus with a requirement of its own [G-255 M-138 M-452]',
    async (amount, bonus) => {
      const player = await createPayingPlayer(server);
      const { id } = await player.start({ amount, cashback_flag: 1 });
      await pay(id);
      const wallet = await server.ledger.wallet(player.uid);
      expect(wallet.balance).toBe(BigInt(amount) * 100n + bonus);
      expect(wallet.locked).toBe(wallet.balance);
      const given = await player.client.call(calls.listOwnBonuses, {});
      const bonuses = given.bonuses.filter(({ cash_type }) => cash_type === 4009);
      expect(bonuses).toMatchObject([{ name: 'Deposit cashback', state: 'active' }]);
      const key = `B${bonuses[0]?.id}`;
      const legs = await server.ledger.legsOfKeys(player.uid, 'bonus.4009', [key]);
      expect(legs.map(({ account, amount: moved }) => [account, moved])).toEqual([
        ['player', bonus],
        ['house:bonus:80', -bonus],
      ]);
      const detail = await player.read(id);
      expect(detail.cashback).toBe((Number(bonus) / 100).toFixed(2));
    },
  );

  test('is rounded down to the centavo and held at 2,500 [M-452]', async () => {
    await server.database.owner.query(
      'update payments.channel set max_amount = 50000000 where id = 1002',
    );
    const player = await createPayingPlayer(server);
    const { id } = await player.start({ amount: '50001', pid: 1002, cashback_flag: 1 });
    await pay(id);
    expect(await player.balance()).toBe(5_000_100n + 250_000n);
  });

  test('is not given to a deposit that did not ask for it, nor below 20 pesos [M-303 M-453]', async () => {
    await server.database.owner.query(
      'update payments.channel set min_amount = 100 where id = 1003',
    );
    const player = await createPayingPlayer(server);
    const small = await player.start({ amount: '19', pid: 1003, cashback_flag: 1 });
    await pay(small.id);
    const plain = await player.start({ amount: '500', pid: 1003, cashback_flag: 0 });
    await pay(plain.id);
    expect(await player.balance()).toBe(51_900n);
    const twenty = await player.start({ amount: '20', pid: 1003, cashback_flag: 1 });
    await pay(twenty.id);
    expect(await player.balance()).toBe(51_900n + 2000n + 100n);
  });

  test('has as many tickets as the channel has coupons, each until the end of the day in Manila [M-138 M-139 M-140 M-141 M-453]', async () => {
    const player = await createPayingPlayer(server);
    const { tickets, offers, total, today, now } = await ticketsOf(player);
    const ofGcash = tickets.filter(({ channel_id }) => channel_id === 1001);
    expect(ofGcash).toHaveLength(Number(await couponsOf(player)));
    expect(tickets.map(({ channel_id }) => channel_id)).toEqual([
      1001, 1001, 1001, 1002, 1002, 1002, 1003,
    ]);
    expect(ofGcash[0]).toMatchObject({
      channel_name: 'GCash',
      percent: 5,
      max_bonus: '2500.00',
      min_deposit: '100.00',
      opt_in_from: '20.00',
      // The channel takes no less, so that is what the player reads.
      applies_from: '100.00',
      wagering_times: 1,
    });
    expect(offers).toMatchObject([
      {
        percent: 5,
        opt_in_from: '20.00',
        // By QR Ph, which takes less here.
        applies_from: '20.00',
        channel_names: ['GCash', 'Maya', 'QR Ph'],
      },
    ]);
    const left = (ofGcash[0]?.invalid_at ?? 0) - now;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(24 * 3600);
    expect(((ofGcash[0]?.invalid_at ?? 0) + 8 * 3600) % (24 * 3600)).toBe(0);
    expect([total, today]).toEqual(['0.00', '0.00']);
    await pay((await player.start({ cashback_flag: 1 })).id);
    expect(await ticketsOf(player)).toMatchObject({ total: '25.00', today: '25.00' });
    expect(await couponsOf(player)).toBe(2);
  });

  test('names as the smallest deposit what really applies: the channel’s where that is larger, else the promotion’s [M-303]', async () => {
    const player = await createPayingPlayer(server);
    const shown = async () => {
      const { tickets, offers } = await ticketsOf(player);
      const ofChannel = tickets.find(({ channel_id }) => channel_id === 1001);
      const channels = await player.client.call(calls.listChannels, { mode: '1' });
      const inSheet = channels.find(({ id }) => id === 1001)?.cashback_terms?.applies_from;
      return [ofChannel?.applies_from, inSheet, offers[0]?.applies_from];
    };
    const setMin = (centavos: number | null) =>
      server.database.owner.query('update payments.channel set min_amount = $1 where id = 1001', [
        centavos,
      ]);
    await server.database.owner.query(
      'update payments.channel set min_amount = 50000 where id in (1002, 1003)',
    );
    await setMin(30_000);
    expect(await shown()).toEqual(['300.00', '300.00', '300.00']);
    await setMin(1000);
    expect(await shown()).toEqual(['20.00', '20.00', '20.00']);
    await setMin(null);
    expect(await shown()).toEqual(['100.00', '100.00', '100.00']);
    await setMin(10_000);
    await server.database.owner.query(
      'update payments.channel set min_amount = 10000 where id in (1002, 1003)',
    );
  });

  test('ends with the tickets of the day, however many ask at once; one that came to nothing is given back', async () => {
    const player = await createPayingPlayer(server);
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => player.start({ cashback_flag: 1 })),
    );
    const given = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(given).toHaveLength(3);
    expect(await refusalOf(player.start({ cashback_flag: 1 }))).toBe('CASHBACK_SPENT');
    expect(await couponsOf(player)).toBe(0);
    const [gone] = given;
    await player.cancel(gone?.id ?? '');
    expect(await couponsOf(player)).toBe(1);
    const again = await player.start({ cashback_flag: 1 });
    // The one that was given up is paid late: its ticket belongs to another now.
    await pay(gone?.id ?? '');
    expect(await player.read(gone?.id ?? '')).toMatchObject({
      status: 'completed',
      cashback: '0.00',
    });
    for (const { id } of [...given.slice(1), again]) await pay(id);
    expect(await player.balance()).toBe(4n * 50_000n + 3n * 2500n);
    // A new day in Manila has new ones.
    await server.database.owner.query(
      `update payments.deposit set created_at = (created_at at time zone 'utc' - interval '1 day') at time zone 'utc' where uid = $1`,
      [player.uid],
    );
    expect(await couponsOf(player)).toBe(3);
  });

  test('is not offered by a channel without tickets [M-125]', async () => {
    const player = await createPayingPlayer(server);
    expect(await couponsOf(player, 1004)).toBe(0);
    expect(await refusalOf(player.start({ pid: 1004, cashback_flag: 1 }))).toBe('CASHBACK_SPENT');
  });
});
