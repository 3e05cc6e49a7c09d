import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { setKycStatus } from '../../../testing/set-kyc-status.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makePromotion } from '../testing/make-promotion.ts';

const amounts = [5, 8, 18, 38, 88, 888];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makePromotion(server, {
    id: 1,
    kind: 'mystery-box',
    rules: {
      deposits: 50_000,
      odds: amounts.map((amount) => ({ amount: amount * 100, weight: 1 })),
    },
    cashType: 4001,
    wageringTimes: 1,
    claimHours: 24,
  });
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

type Player = Awaited<ReturnType<typeof createPayingPlayer>>;

async function deposit(player: Player, amount: string) {
  const { id } = await player.start({ amount });
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  await server.settle();
}
const month = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
const boxesOf = (player: Player) => player.client.call(calls.readBoxes, { pid: 1, ym: month() });
const bonusOf = (player: Player) => player.client.call(calls.queryBoxBonus, { cash_type: 4001 });
const open = (player: Player, idempotencyKey: string = randomUUID()) =>
  player.client.call(calls.claimBoxes, { pid: 1 }, { idempotencyKey });

describe('a mystery box', () => {
  test('is earned by the deposits of a day, one or several, and once a day [G-215 M-142 M-385]', async () => {
    const player = await createPayingPlayer(server);
    expect((await boxesOf(player)).current).toMatchObject({
      task_state: 0,
      bonus: '0.00',
      progress: '0.00',
      goal: '500.00',
      expires_at: null,
    });
    await deposit(player, '200');
    expect((await boxesOf(player)).current).toMatchObject({ task_state: 0, progress: '200.00' });
    await deposit(player, '300');
    const { current, data, cur_time } = await boxesOf(player);
    expect(current).toMatchObject({ task_state: 1, progress: '500.00' });
    expect(amounts.map((amount) => amount.toFixed(2))).toContain(current?.bonus);
    expect((current?.expires_at ?? 0) - cur_time).toBeGreaterThan(23 * 3600);
    const { pid, wagering_times, ...box } = current ?? {};
    expect([pid, wagering_times]).toEqual([1, 1]);
    expect(data[month()]).toEqual([box]);
    await deposit(player, '500');
    expect((await boxesOf(player)).total).toBe(1);
  });

  test('is opened by a claim, which credits what is in it to be played once, under cash type 4001 [G-216 G-217 G-218 G-336 M-220 M-386 M-460 M-504]', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    const waiting = await bonusOf(player);
    expect(waiting).toMatchObject({ total: '0.00', claimed: 0, not_received: 1, unclaimed: 0 });
    const before = await server.ledger.wallet(player.uid);
    const opened = await open(player);
    expect(opened).toEqual({ data: waiting.data, claimed: 1, not_received: 0 });
    const after = await server.ledger.wallet(player.uid);
    const won = BigInt(opened.data.replace('.', ''));
    expect([after.balance - before.balance, after.locked - before.locked]).toEqual([won, won]);
    expect(await bonusOf(player)).toMatchObject({ data: '0.00', total: waiting.data, claimed: 1 });
    const boxes = await boxesOf(player);
    expect(boxes).toMatchObject({ current: null, claimed: waiting.data, not_received: '0.00' });
    expect(boxes.data[month()]?.[0]).toMatchObject({ task_state: 2, bonus: waiting.data });
    expect(await refusalOf(open(player))).toBe('BOX_NONE');
  });

  test('is opened once, however many open it at once', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    const { data } = await bonusOf(player);
    const before = await player.balance();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => open(player)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await player.balance()) - before).toBe(BigInt(data.replace('.', '')));
  });

  test('is gone when its time has run out [M-218]', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    await server.database.owner.query(
      `update promotions.reward set expires_at = platform.clock() where uid = $1`,
      [player.uid],
    );
    expect(await refusalOf(open(player))).toBe('BOX_NONE');
    expect(await bonusOf(player)).toMatchObject({ data: '0.00', not_received: 0, unclaimed: 1 });
    const { current, data } = await boxesOf(player);
    expect(current).toBeNull();
    expect(data[month()]?.[0]?.task_state).toBe(3);
  });

  test('is neither shown to nor opened by a player who is shut out', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    await setKycStatus(server, String(player.uid), 'frozen');
    expect((await boxesOf(player)).current).toBeNull();
    expect(await refusalOf(open(player))).toBe('BOX_NONE');
  });

  test('holds what it held when the log is read from the beginning again', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    const { data } = await bonusOf(player);
    await server.database.owner.query(
      `delete from platform.log_reader where name = 'promotions.boxes'`,
    );
    await server.settle();
    expect(await bonusOf(player)).toMatchObject({ data, not_received: 1 });
  });

  test.each([{ pid: 0 }, { pid: 'x' }, {}])('is not opened by %j', async (given) => {
    const player = await createPayingPlayer(server);
    const asked = player.client.call(calls.claimBoxes, given as never, {
      idempotencyKey: randomUUID(),
    });
    expect(await refusalOf(asked)).toBe('INVALID_INPUT');
  });
});

describe('a second promotion of boxes', () => {
  const rules = { deposits: 70_000, odds: [{ amount: 7700, weight: 1 }] };
  const second = {
    ...{ kind: 'mystery-box', cashType: 4001, claimHours: 12, wageringTimes: 3 },
    rules,
  };

  test('stands beside the first for whoever may have it, is earned and opened on its own, and what waits shortest comes first', async () => {
    const [player, stranger] = [await createPayingPlayer(server), await createPayingPlayer(server)];
    const uids = [String(player.uid)];
    const pid = await makePromotion(server, { ...second, place: 5, audience: { uids } });
    const names = async (of: Player) => (await boxesOf(of)).promotions.map((each) => each.pid);
    expect([await names(player), await names(stranger)]).toEqual([[1, pid], [1]]);
    const ofSecond = () => player.client.call(calls.readBoxes, { pid, ym: month() });
    const openSecond = () =>
      player.client.call(calls.claimBoxes, { pid }, { idempotencyKey: randomUUID() });
    await deposit(player, '500');
    expect((await ofSecond()).current).toMatchObject({ pid: 1, task_state: 1 });
    const first = await open(player);
    // The first has brought its box of today; the second can still bring one.
    expect((await boxesOf(player)).current).toMatchObject({
      ...{ pid, task_state: 0, wagering_times: 3, progress: '500.00', goal: '700.00' },
    });
    expect(await refusalOf(openSecond())).toBe('BOX_NONE');
    await deposit(player, '200');
    expect(await ofSecond()).toMatchObject({
      current: { pid, task_state: 1, bonus: '77.00' },
      ...{ pid, total: 1, odds: [{ amount: '77.00', percent: '100' }], wagering_times: 3 },
    });
    expect(await refusalOf(open(player))).toBe('BOX_NONE');
    expect(await openSecond()).toEqual({ data: '77.00', claimed: 1, not_received: 0 });
    const total = (Number(first.data) + 77).toFixed(2);
    expect(await bonusOf(player)).toMatchObject({ total, claimed: 2, not_received: 0 });
    expect((await boxesOf(player)).current).toBeNull();
    // Whoever may not have it is answered with the first.
    expect(await stranger.client.call(calls.readBoxes, { pid, ym: month() })).toMatchObject({
      pid: 1,
      wagering_times: 1,
    });
  });

  test('opens nothing of another kind', async () => {
    const player = await createPayingPlayer(server);
    const gift = await makePromotion(server, { claimHours: 24 });
    await server.promotions.grant([{ uid: player.uid, period: 'once', amount: 500n }], {
      ...{ promotion: gift, isCredited: false, by: 'system' },
    });
    const asked = player.client.call(
      calls.claimBoxes,
      { pid: gift },
      { idempotencyKey: randomUUID() },
    );
    expect(await refusalOf(asked)).toBe('BOX_NONE');
    expect(await player.balance()).toBe(0n);
  });
});
