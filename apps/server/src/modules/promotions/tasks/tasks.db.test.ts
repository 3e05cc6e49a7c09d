import { calls } from '@perya/contract/calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { configOf, createTaskPlayer, setClock } from '../../../testing/promotions/task-player.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setClock(server, 0));
afterAll(async () => {
  expect(await server.points.check()).toEqual([]);
  await server.stop();
});

const newcomer = (status?: Parameters<typeof createTaskPlayer>[1]) =>
  createTaskPlayer(server, status);
const slots = 3;

describe('the list of tasks', () => {
  test('says what there is to do, what it brings and how far the player is [G-137 G-138 G-219 G-222 M-103 M-104 M-105 M-106 M-357 M-360]', async () => {
    const player = await newcomer();
    await player.plays(slots, 12);
    const newbie = await player.list('newbie');
    expect(newbie.d.map(({ ty }) => ty)).toEqual([8, 1, 4, 3, 5, 6, 7]);
    expect(newbie.is_newbie).toBe(0);
    expect(newbie.cur_time - newbie.start_time).toBeLessThan(60);
    expect(newbie.d.every(({ task_category }) => task_category === 1)).toBe(true);
    const task = newbie.d.find(({ ty }) => ty === 3);
    expect(task).toMatchObject({
      name: 'Play rounds of slots',
      images: ['/art/tasks/slots'],
      task_state: 2,
      state: 1,
      start_at: newbie.start_time,
      end_at: newbie.start_time + 7 * 86_400,
    });
    expect(configOf(task)).toEqual({
      bonus: 400,
      daily: [],
      daily_done: [],
      sign_in_days: 0,
      type: 3,
      progress_bar: 1,
      goal_progress: 12,
      constraints: [
        { value: 10, bonus: 50 },
        { value: 50, bonus: 100 },
        { value: 200, bonus: 250 },
      ],
    });
    const daily = await player.list('daily');
    expect(daily.d.map(({ ty }) => ty)).toEqual([101, 102, 103, 104, 105, 106]);
    expect(daily.d.every(({ task_category }) => task_category === 2)).toBe(true);
    expect(daily.d.map(({ task_state }) => task_state)).toEqual([2, 0, 0, 0, 2, 2]);
  });

  test('is in the language of whoever asks, and for players alone [M-357 M-360]', async () => {
    const player = await newcomer();
    const other = createApiPlayer(server.url, player.phone, 'tl_PH');
    expect(await refusalOf(other.client.call(calls.listNewbieTasks, {}))).toBe('UNAUTHENTICATED');
    other.use(player.token());
    const { d } = await other.client.call(calls.listNewbieTasks, {});
    expect(d.find(({ ty }) => ty === 1)?.name).toBe('I-verify ang identity mo');
  });

  test('follows the identity check, the email and the first deposit [M-156 M-158 M-159 M-160]', async () => {
    const player = await newcomer('under_review');
    const stateOf = async (ty: number) => (await player.task('newbie', ty))?.task_state;
    expect(await stateOf(1)).toBe(3);
    await setKycStatus(server, player.uid, 'rejected');
    expect(await stateOf(1)).toBe(0);
    await setKycStatus(server, player.uid, 'fully_kyc');
    expect(await stateOf(1)).toBe(2);
    expect([await stateOf(4), await stateOf(6)]).toEqual([0, 0]);
    await player.deposits();
    await server.database.owner.query(
      `update identity.player set email = uid || '@example.com', email_proved_at = now() where uid = $1`,
      [player.uid],
    );
    expect([await stateOf(4), await stateOf(6)]).toEqual([2, 2]);
    const deposit = await player.task('daily', 102);
    expect(configOf(deposit).goal_progress).toBe(500);
    expect(deposit?.task_state).toBe(2);
    await setKycStatus(server, player.uid, 'frozen');
    expect(await stateOf(1)).toBe(4);
  });
});

describe('a claim', () => {
  test('brings every tier that was reached, once, in Filcoins [G-221 G-224 G-329 G-330 M-359 M-362 M-393 M-496]', async () => {
    const player = await newcomer();
    await player.plays(slots, 60);
    const first = await player.claim('newbie', 3);
    expect(first.bonus).toBe(150);
    expect(first.d.find(({ ty }) => ty === 3)?.task_state).toBe(0);
    expect(await player.filcoins()).toBe(150n);
    expect(await refusalOf(player.claim('newbie', 3))).toBe('TASK_NOT_DONE');
    await player.plays(slots, 140);
    expect((await player.claim('newbie', 3)).bonus).toBe(250);
    expect((await player.task('newbie', 3))?.task_state).toBe(1);
    expect(await refusalOf(player.claim('newbie', 3))).toBe('TASK_COLLECTED');
    // The same rounds count for the day too, which is another promotion.
    const daily = await player.claim('daily', 103);
    expect(daily.bonus).toBe(80);
    expect(daily.d.find(({ ty }) => ty === 103)?.task_state).toBe(1);
    expect(await player.filcoins()).toBe(480n);
    const { rows } = await server.database.pool.query(
      `select account, sum(amount)::integer as amount from points.booked where uid = $1 group by account order by account`,
      [player.uid],
    );
    expect(rows).toEqual([
      { account: 'issued:task', amount: -480 },
      { account: 'player', amount: 480 },
    ]);
  });

  test('of fifty at once over two servers is given once, and a retry gets the first answer', async () => {
    const second = await startTestServer({ database: shareDatabase(server.database) });
    const player = await newcomer();
    const elsewhere = await createTaskPlayer(second);
    elsewhere.use(player.token());
    const claims = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? player : elsewhere).claim('daily', 101)),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await player.filcoins()).toBe(10n);
    await second.stop();
    const key = 'the-same-key-of-a-lost-answer';
    const one = await player.claim('daily', 106, key);
    const two = await player.claim('daily', 106, key);
    expect(two).toEqual(one);
    expect(await player.filcoins()).toBe(15n);
  });

  test('is refused before it is earned, of another family, of a type that is none and without a key', async () => {
    const player = await newcomer();
    expect(await refusalOf(player.claim('newbie', 3))).toBe('TASK_NOT_DONE');
    expect(await refusalOf(player.claim('newbie', 101))).toBe('NOT_FOUND');
    expect(await refusalOf(player.claim('daily', 7))).toBe('NOT_FOUND');
    expect(await refusalOf(player.claim('daily', 107))).toBe('NOT_FOUND');
    expect(await refusalOf(player.claim('daily', 999))).toBe('NOT_FOUND');
    expect(await refusalOf(player.client.call(calls.claimDailyTask, { ty: 101 }))).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    );
    expect(await player.filcoins()).toBe(0n);
  });

  test('of the newbie period ends with it, whatever was done in time, and the daily ones go on [G-171 M-164]', async () => {
    const player = await newcomer();
    await player.plays(slots, 10);
    await setClock(server, 7 * 24 - 1);
    expect(await player.task('newbie', 3)).toMatchObject({ task_state: 2 });
    await setClock(server, 7 * 24 + 1);
    const over = await player.list('newbie');
    expect(over.is_newbie).toBe(1);
    expect(over.d.find(({ ty }) => ty === 3)?.task_state).toBe(4);
    expect(await refusalOf(player.claim('newbie', 3))).toBe('NEWBIE_OVER');
    // What was played on an earlier day is no progress of this one.
    expect(configOf(await player.task('daily', 103)).goal_progress).toBe(0);
    expect((await player.claim('daily', 101)).bonus).toBe(10);
    expect(await player.filcoins()).toBe(10n);
  });

  test('of a day comes anew with every day in Manila', async () => {
    const player = await newcomer();
    await player.claim('daily', 101);
    expect(await refusalOf(player.claim('daily', 101))).toBe('TASK_COLLECTED');
    await setClock(server, 24);
    expect((await player.task('daily', 101))?.task_state).toBe(2);
    await player.claim('daily', 101);
    expect(await player.filcoins()).toBe(20n);
  });

  test('is refused to whoever is shut out, and to a second account of the same person', async () => {
    const player = await newcomer();
    await setKycStatus(server, player.uid, 'frozen');
    expect(await refusalOf(player.claim('daily', 101))).toBe('KYC_REQUIRED');
    const one = await newcomer();
    const other = await newcomer();
    await server.database.owner.query(
      `insert into identity.device (uid, device_hash) select unnest($1::bigint[]), '\\x11'::bytea`,
      [[one.uid, other.uid]],
    );
    expect((await one.claim('newbie', 7)).bonus).toBe(50);
    expect((await other.task('newbie', 7))?.task_state).toBe(4);
    expect(await refusalOf(other.claim('newbie', 7))).toBe('REWARD_NOT_GIVEN');
  });
});

test('what waits to be collected is counted, without pages to follow [M-366 M-498]', async () => {
  const player = await newcomer();
  expect(await player.unclaimed()).toBe(1);
  await player.plays(slots, 20);
  // Slots of the first week, of today and any game, and the login.
  expect(await player.unclaimed()).toBe(4);
  await player.claim('newbie', 3);
  await player.claim('daily', 101);
  expect(await player.unclaimed()).toBe(2);
});
