import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catchUp, type LogReader } from '../../../platform/events/log-reader.ts';
import { refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { createScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createRewardStore } from '../rewards/reward.store.ts';
import type { NewPromotion } from '../running/add-missing.ts';
import { createCashbackReader } from './give-cashback.ts';

const gateway = createScriptedGateway();
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  const database = await createTestDatabase();
  server = await startTestServer({ database, gateways: [gateway] });
  const kept = { ...database, drop: async () => {} };
  second = await startTestServer({ database: kept, gateways: [gateway] });
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

type Player = Awaited<ReturnType<typeof createPayingPlayer>>;
const owner = (text: string, values: unknown[] = []) => server.database.owner.query(text, values);
const withTicket = (player: Player, wanted: object = {}) =>
  player.start({ cashback_flag: 1, ...wanted });

async function tell(id: string, at: TestServer = server) {
  gateway.pay(`D${id}`);
  await gateway.tell(at.url, { kind: 'payment', reference: `D${id}` });
}
async function pay(id: string) {
  await tell(id);
  await readBoth();
}
const reader = () => {
  const { pool } = server.database;
  return createCashbackReader({ pool, rewards: createRewardStore(pool) });
};
const read = (by: LogReader = reader()) => catchUp(server.database.pool, by, 10_000);
const readBoth = () => Promise.all([read(), read()]);
/** As a reader that has never run. */
const forget = () => owner(`delete from platform.log_reader where name = 'promotions.cashback'`);

const rules = { share: 500, most: 250_000, least: 2000, channels: [] };
/** Stands before the demo's, for these players. */
const promote = (players: readonly Player[], given: Partial<NewPromotion> = {}) =>
  makePromotion(server, {
    kind: 'channel-cashback',
    rules,
    cashType: 4009,
    wageringTimes: 1,
    place: -1,
    audience: { uids: players.map(({ uid }) => String(uid)) },
    ...given,
  });
const offeredBy = async (player: Player, pid = 1001) => {
  const channels = await player.client.call(calls.listChannels, { mode: '1' });
  const channel = channels.find(({ id }) => id === pid);
  return channel?.cashback_state === 1 ? channel.cashback_terms : null;
};
const setState = (id: number, state: string) =>
  owner(`update promotions.promotion set state = $2, version = version + 1 where id = $1`, [
    id,
    state,
  ]);
const rewardsOf = async ({ uid }: Player) => {
  const { rows } = await owner(
    `select amount, state, period from promotions.reward where uid = $1 and cash_type = 4009`,
    [uid],
  );
  return rows;
};

describe('what a deposit with a ticket was promised', () => {
  test('is given once, however often both servers hear of it, go over the log again or die on the way', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await withTicket(player);
    await Promise.all(Array.from({ length: 50 }, (_, n) => tell(id, n % 2 ? server : second)));
    expect(await player.balance()).toBe(50_000n);
    const dies: LogReader['react'] = async (client, range) => {
      await reader().react(client, range);
      throw new Error('killed');
    };
    await expect(read({ ...reader(), react: dies })).rejects.toThrow('killed');
    expect(await player.balance()).toBe(50_000n);
    await readBoth();
    expect(await player.balance()).toBe(52_500n);
    await forget();
    await readBoth();
    expect(await player.balance()).toBe(52_500n);
    expect(await rewardsOf(player)).toEqual([
      { amount: 2500n, state: 'claimed', period: `deposit:${id}` },
    ]);
  });

  test('never passes the budget, when fifty are paid at once on two servers; who gets nothing keeps the ticket', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, () => createPayingPlayer(server)));
    const id = await promote(players, { budget: 50_001n });
    const begun = await Promise.all(players.map((player) => withTicket(player)));
    const halves = [begun.slice(0, 25), begun.slice(25)];
    await Promise.all(
      halves.map(async (half, n) => {
        await Promise.all(half.map(({ id }) => tell(id, n === 0 ? server : second)));
        await read();
      }),
    );
    await readBoth();
    const balances = await Promise.all(players.map((player) => player.balance()));
    expect(balances.filter((balance) => balance === 52_500n)).toHaveLength(20);
    expect(balances.filter((balance) => balance === 50_000n)).toHaveLength(30);
    const { rows } = await owner(
      `select amount, rewards from promotions.spent where promotion_id = $1 and day = '-infinity'`,
      [id],
    );
    expect(rows).toEqual([{ amount: 50_000n, rewards: 20n }]);
    const without = balances.indexOf(centavos(50_000));
    const loser = players[without] as Player;
    const lost = begun[without];
    expect((await loser.read(lost?.id ?? '')).cashback).toBe('0.00');
    // One centavo is left, so no more is promised of it; less than that is nothing.
    expect(await refusalOf(withTicket(loser))).toBe('CASHBACK_SPENT');
  });

  test('was settled with the payment before promotions gave it, and is not paid again', async () => {
    const player = await createPayingPlayer(server);
    const old = await withTicket(player);
    const older = await withTicket(player);
    // As the release before wrote them: one begun after the columns came, one before.
    await owner(
      `update payments.deposit set cashback_promotion = null, cashback = case when id = $1 then null else cashback end
       where uid = $2`,
      [old.id, player.uid],
    );
    await tell(old.id);
    await tell(older.id);
    expect(await player.balance()).toBe(2n * 52_500n);
    await forget();
    await readBoth();
    expect(await player.balance()).toBe(2n * 52_500n);
    expect(await rewardsOf(player)).toEqual([]);
    const legs = await server.ledger.legsOfKeys(player.uid, 'cashback', [`D${old.id}`]);
    expect(legs.map(({ amount }) => amount)).toEqual([2500n, -2500n]);
    expect((await player.read(old.id)).cashback).toBe('25.00');
    const { total, today } = await player.client.call(calls.listCashbackTickets, {});
    expect([total, today]).toEqual(['50.00', '50.00']);
    // A server of the release before still calls it as it did, and pays nothing that a promotion gives.
    const next = await withTicket(player);
    await owner(
      `select payments.settle(array[$1::bigint], array[$2::bigint], array['sandbox'], array['old-' || $2::text],
         array['D' || $2::text], array[50000::bigint], array['PHP'], array[now()], array[2500::bigint], 1)`,
      [player.uid, next.id],
    );
    expect(await player.balance()).toBe(2n * 52_500n + 50_000n);
    await readBoth();
    expect(await player.balance()).toBe(3n * 52_500n);
  });

  test('waits while the promotion is paused, and is given once when it goes on', async () => {
    const player = await createPayingPlayer(server);
    const id = await promote([player]);
    const deposit = await withTicket(player);
    await setState(id, 'paused');
    await pay(deposit.id);
    await server.runTask('promotions_give_held_cashback');
    expect(await player.balance()).toBe(50_000n);
    await setState(id, 'published');
    const task = 'promotions_give_held_cashback';
    await Promise.all([server, second, server, second].map((each) => each.runTask(task)));
    expect(await player.balance()).toBe(52_500n);
    const { rowCount } = await owner('select from promotions.held_cashback where uid = $1', [
      player.uid,
    ]);
    expect(rowCount).toBe(0);
  });

  test('is what was said when the deposit began, whatever became of the promotion', async () => {
    const player = await createPayingPlayer(server);
    const id = await promote([player], { rules: { ...rules, share: 1000 } });
    const deposit = await withTicket(player);
    await owner(
      `update promotions.promotion set rules = jsonb_set(rules, '{share}', '100'), ends_at = platform.clock(),
         version = version + 1 where id = $1`,
      [id],
    );
    await pay(deposit.id);
    expect(await player.balance()).toBe(55_000n);
    expect((await player.read(deposit.id)).cashback).toBe('50.00');
  });

  test('is not given to who is shut out when the deposit is paid', async () => {
    const player = await createPayingPlayer(server);
    const deposit = await withTicket(player);
    await setKycStatus(server, player.uid, 'block');
    await pay(deposit.id);
    expect(await player.balance()).toBe(50_000n);
    expect(await rewardsOf(player)).toEqual([]);
  });
});

describe('what is offered before a deposit', () => {
  test('is data: another promotion of the kind changes it for whom and where it is meant', async () => {
    const player = await createPayingPlayer(server);
    const stranger = await createPayingPlayer(server);
    const other = { share: 1250, most: 6000, least: 10_000, channels: ['1002', '1004'] };
    await promote([player], { rules: other, wageringTimes: 3, playerCap: 10_000n });
    const terms = {
      percent: 12.5,
      max_bonus: '60.00',
      opt_in_from: '100.00',
      applies_from: '100.00',
      wagering_times: 3,
    };
    expect(await offeredBy(player, 1002)).toEqual(terms);
    expect(await offeredBy(player)).toMatchObject({ percent: 5 });
    // A channel without tickets offers nothing, whichever promotion names it.
    expect(await offeredBy(player, 1004)).toBeNull();
    expect(await offeredBy(stranger, 1002)).toMatchObject({ percent: 5 });
    const { offers, tickets } = await player.client.call(calls.listCashbackTickets, {});
    expect(offers.map(({ percent, channel_names }) => [percent, channel_names])).toEqual([
      [5, ['GCash', 'QR Ph']],
      [12.5, ['Maya']],
    ]);
    expect(tickets.filter(({ channel_id }) => channel_id === 1002)[0]).toMatchObject(terms);
    await pay((await withTicket(player, { pid: 1002, amount: '400' })).id);
    const { balance, locked } = await server.ledger.wallet(player.uid);
    expect([balance, locked]).toEqual([45_000n, 45_000n]);
    const { bonuses } = await player.client.call(calls.listOwnBonuses, {});
    expect(bonuses).toMatchObject([{ amount: '50.00', to_play: '150.00', cash_type: 4009 }]);
    // Of 100 pesos for one player 50 are left: no more than that is promised.
    expect(await refusalOf(withTicket(player, { pid: 1002, amount: '1000' }))).toBe(
      'CASHBACK_SPENT',
    );
    await pay((await withTicket(player, { pid: 1002, amount: '400' })).id);
    expect(await offeredBy(player, 1002)).toMatchObject({ percent: 5 });
  });

  test('is nothing while none runs, and a ticket that is wanted then is refused [M-125]', async () => {
    const player = await createPayingPlayer(server);
    await setState(80, 'paused');
    await expect.poll(() => offeredBy(player)).toBeNull();
    expect(await player.client.call(calls.listCashbackTickets, {})).toMatchObject({
      tickets: [],
      offers: [],
    });
    expect(await refusalOf(withTicket(player))).toBe('CASHBACK_SPENT');
    await setState(80, 'published');
    await expect.poll(() => offeredBy(player)).toMatchObject({ percent: 5 });
  });
});
