import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { ClientError } from '@perya/contract/client-errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

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

async function payIn(player: Player, amount: string) {
  const { id } = await player.start({ amount });
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
}
async function deposit(player: Player, amount: string) {
  await payIn(player, amount);
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
    // What is in it is told to nobody before it is open.
    expect(current?.bonus).toBe('0.00');
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
    expect(waiting).toEqual({
      data: '0.00',
      total: '0.00',
      claimed: 0,
      not_received: 1,
      unclaimed: 0,
    });
    expect(await boxesOf(player)).toMatchObject({ not_received: 1, current: { bonus: '0.00' } });
    const before = await server.ledger.wallet(player.uid);
    const opened = await open(player);
    expect(amounts.map((amount) => amount.toFixed(2))).toContain(opened.data);
    expect(opened).toEqual({ data: opened.data, claimed: 1, not_received: 0 });
    const after = await server.ledger.wallet(player.uid);
    const won = BigInt(opened.data.replace('.', ''));
    expect([after.balance - before.balance, after.locked - before.locked]).toEqual([won, won]);
    expect(await bonusOf(player)).toMatchObject({
      data: opened.data,
      total: opened.data,
      claimed: 1,
    });
    const boxes = await boxesOf(player);
    expect(boxes).toMatchObject({ current: null, claimed: opened.data, not_received: 0 });
    expect(boxes.data[month()]?.[0]).toMatchObject({ task_state: 2, bonus: opened.data });
    expect(await refusalOf(open(player))).toBe('BOX_NONE');
  });

  test('is opened once, however many open it at once', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    const before = await player.balance();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => open(player)));
    const [opened, ...more] = tries.filter((tried) => tried.status === 'fulfilled');
    expect(more).toEqual([]);
    const won = BigInt(opened?.value.data.replace('.', '') ?? 0);
    expect((await player.balance()) - before).toBe(won);
  });

  test('is gone when its time has run out [M-218]', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    await server.database.owner.query(
      `update promotions.reward set expires_at = now() where uid = $1`,
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
    expect(await refusalOf(open(player))).toBe('KYC_REQUIRED');
  });

  test('holds what it held when the log is read from the beginning again', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    const held = () =>
      server.database.pool.query(
        'select id, amount, period from promotions.reward where uid = $1 and promotion_id = 1',
        [player.uid],
      );
    const { rows } = await held();
    expect(rows).toHaveLength(1);
    await server.database.owner.query(
      `delete from platform.log_reader where name = 'promotions.boxes'`,
    );
    await server.settle();
    expect((await held()).rows).toEqual(rows);
  });

  test.each([{ pid: 0 }, { pid: 'x' }, {}])('is not opened by %j', async (given) => {
    const player = await createPayingPlayer(server);
    const asked = player.client.call(calls.claimBoxes, given as never, {
      idempotencyKey: randomUUID(),
    });
    expect(await refusalOf(asked)).toBe('INVALID_INPUT');
  });
});

describe('the month of boxes', () => {
  test('is the one that it is in Manila where none is named, and one that is none is refused in clear words [G-215 M-385]', async () => {
    const player = await createPayingPlayer(server);
    const { client } = player;
    expect(await client.call(calls.readBoxes, {})).toEqual({
      ...(await client.call(calls.readBoxes, { pid: 1, ym: month() })),
      cur_time: expect.any(Number),
    });
    await expect(client.call(calls.readBoxes, { pid: 1, ym: '2026-13' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Write the month as YYYY-MM, as in 2026-11',
    });
  });
});

describe('boxes of which there are few', () => {
  const pause = (promotion: number, state: 'paused' | 'published') =>
    server.database.pool.query(
      'update promotions.promotion set state = $2, version = version + 1 where id = $1',
      [promotion, state],
    );
  /** As if all others came only in so many years. */
  const moveOthers = (promotion: number, years: number) =>
    server.database.pool.query(
      `update promotions.promotion set starts_at = starts_at + make_interval(years => $2),
         ends_at = ends_at + make_interval(years => $2), version = version + 1
       where kind = 'mystery-box' and id <> $1`,
      [promotion, years],
    );
  /** How a player without boxes is told so. */
  const toldTo = ({ client }: Player) =>
    client.call(calls.readBoxes, {}).then(
      () => 'boxes',
      ({ code, details }: ClientError) => [code, details],
    );
  /** Of ten pesos each, for these players alone, out of a day's ten pesos unless told otherwise. */
  const makeFew = (players: readonly Player[], bounds: object = { dayCap: 1000n }) =>
    makePromotion(server, {
      kind: 'mystery-box',
      cashType: 4001,
      claimHours: 12,
      wageringTimes: 1,
      rules: { deposits: 10_000, odds: [{ amount: 1000, weight: 1 }] },
      audience: { uids: players.map(({ uid }) => String(uid)) },
      ...bounds,
    });
  const rewarded = async (promotion: number) => {
    const { rows } = await server.database.pool.query<{ uid: bigint }>(
      'select uid from promotions.reward where promotion_id = $1 order by id',
      [promotion],
    );
    return rows.map(({ uid }) => uid);
  };
  const todayOf = async (player: Player, pid: number) => {
    const { data } = await player.client.call(calls.readBoxes, { pid, ym: month() });
    return data[month()]?.[0];
  };

  test('go to whoever earned them first, not to the older account, however they are read', async () => {
    const older = await createPayingPlayer(server);
    const newer = await createPayingPlayer(server);
    expect(older.uid).toBeLessThan(newer.uid);
    const pid = await makeFew([older, newer]);
    await payIn(newer, '100');
    await payIn(older, '100');
    await server.settle();
    expect(await rewarded(pid)).toEqual([newer.uid]);
    expect(await todayOf(older, pid)).toMatchObject({ task_state: 0, reason: 'day-given' });
  });

  test('that are earned while the promotion is paused are kept, and decided in the order in which they were earned when it goes on', async () => {
    const older = await createPayingPlayer(server);
    const newer = await createPayingPlayer(server);
    const pid = await makeFew([older, newer]);
    await pause(pid, 'paused');
    await deposit(newer, '100');
    await deposit(older, '100');
    await server.runTask('promotions_give_owed');
    expect(await rewarded(pid)).toEqual([]);
    // Told so, where nothing else runs: what was earned does not seem lost.
    await moveOthers(pid, 100);
    await expect.poll(() => toldTo(newer)).toEqual(['BOXES_PAUSED', { kept: ['1'] }]);
    expect(await toldTo(await createPayingPlayer(server))).toEqual(['BOXES_ENDED', {}]);
    await moveOthers(pid, -100);
    await pause(pid, 'published');
    await Promise.all([1, 2, 3].map(() => server.runTask('promotions_give_owed')));
    expect(await rewarded(pid)).toEqual([newer.uid]);
    await expect.poll(() => todayOf(newer, pid)).toMatchObject({ task_state: 1, bonus: '0.00' });
    expect(await todayOf(older, pid)).toMatchObject({ task_state: 0, reason: 'day-given' });
    // Nothing is kept that was decided.
    await server.runTask('promotions_give_owed');
    expect(await rewarded(pid)).toEqual([newer.uid]);
  });

  test('say why today brings none, before the deposit and after it, and whoever has the box is not told so', async () => {
    const first = await createPayingPlayer(server);
    const second = await createPayingPlayer(server);
    const day = await makeFew([first, second]);
    const whole = await makeFew([first, second], { budget: 1000n });
    const own = await makeFew([first, second], { playerCap: 999n });
    expect(await todayOf(second, day)).toMatchObject({ reason: null });
    await deposit(first, '100');
    for (const progress of ['0.00', '100.00']) {
      expect(await todayOf(second, day)).toMatchObject({ progress, reason: 'day-given' });
      expect(await todayOf(second, whole)).toMatchObject({ progress, reason: 'all-given' });
      expect(await todayOf(second, own)).toMatchObject({ progress, reason: 'own-most' });
      if (progress === '0.00') await deposit(second, '100');
    }
    expect(await todayOf(first, day)).toMatchObject({ task_state: 1, reason: null });
    const { current } = await second.client.call(calls.readBoxes, { pid: day, ym: month() });
    // The box of the first promotion of this file can still be earned.
    expect(current).toMatchObject({ pid: 1, reason: null });
  });

  test('go to one account of a person, and the other is told so', async () => {
    const one = await createPayingPlayer(server);
    const other = await createPayingPlayer(server);
    const pid = await makeFew([one, other], { isOnePerPerson: true });
    await server.database.owner.query(
      `insert into identity.device (uid, device_hash) select unnest($1::bigint[]), '\\x22'::bytea`,
      [[one.uid, other.uid]],
    );
    await deposit(one, '100');
    await deposit(other, '100');
    expect(await todayOf(other, pid)).toMatchObject({ progress: '100.00', reason: 'shared' });
  });
});

describe('a closed box among the bonuses', () => {
  test('does not say what is in it until it is open, neither there nor in the own data', async () => {
    const player = await createPayingPlayer(server);
    await deposit(player, '500');
    const ofPlayer = async () => (await player.client.call(calls.listOwnBonuses, {})).bonuses[0];
    expect(await ofPlayer()).toMatchObject({
      state: 'offered',
      amount: null,
      to_play: null,
      left: null,
    });
    const exported = async () => {
      const parts: Buffer[] = [];
      for await (const { content } of server.promotions.ownData(player.uid)) {
        for await (const part of content as AsyncIterable<Buffer>) parts.push(part);
      }
      return JSON.parse(Buffer.concat(parts).toString());
    };
    expect(await exported()).toMatchObject([{ amount: null }]);
    const { data } = await open(player);
    expect(await ofPlayer()).toMatchObject({ state: 'active', amount: data, to_play: data });
    expect(await exported()).toMatchObject([{ state: 'claimed' }]);
  });
});

describe('a second promotion of boxes', () => {
  const rules = { deposits: 70_000, odds: [{ amount: 7700, weight: 1 }] };
  const second = {
    kind: 'mystery-box',
    cashType: 4001,
    claimHours: 12,
    wageringTimes: 3,
    rules,
  };

  test('stands beside the first for whoever may have it, is earned and opened on its own, and what waits shortest comes first', async () => {
    const player = await createPayingPlayer(server);
    const stranger = await createPayingPlayer(server);
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
      pid,
      task_state: 0,
      wagering_times: 3,
      progress: '500.00',
      goal: '700.00',
    });
    expect(await refusalOf(openSecond())).toBe('BOX_NONE');
    await deposit(player, '200');
    expect(await ofSecond()).toMatchObject({
      current: { pid, task_state: 1, bonus: '0.00' },
      pid,
      total: 1,
      odds: [{ amount: '77.00', percent: '100' }],
      wagering_times: 3,
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
      promotion: gift,
      isCredited: false,
      by: 'system',
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
