import { addDays } from '@perya/contract/rules/tasks/check-in';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { configOf, createTaskPlayer, setClock } from '../../../testing/promotions/task-player.ts';
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

const today = async () => {
  const { rows } = await server.database.pool.query<{ day: string }>(
    'select platform.manila_day(platform.clock())::text as day',
  );
  return rows[0]?.day ?? '';
};

test('seven days of a newcomer bring their amounts and the reward of the streak, and then the daily check-in begins [G-220 G-247 M-007 M-107 M-358 M-432 M-495 M-513]', async () => {
  const player = await createTaskPlayer(server);
  const first = await today();
  const brought: number[] = [];
  for (let day = 0; day < 7; day += 1) {
    await setClock(server, day * 24);
    const answer = await player.checkIn('newbie', '8');
    brought.push(answer.bonus);
    expect(answer.d).toHaveLength(7);
    expect(answer.d.map(({ task_state }) => task_state)).toEqual(
      Array.from({ length: 7 }, (_, index) => (index <= day ? 1 : 0)),
    );
    expect(answer.d[day]).toEqual({
      ty: 8,
      name: addDays(first, day),
      task_state: 1,
      bonus: [20, 30, 40, 50, 60, 80, 100][day],
    });
    expect(answer.is_newbie).toBe(0);
    expect(configOf(await player.task('newbie', 8))).toMatchObject({
      daily: [20, 30, 40, 50, 60, 80, 100],
      sign_in_days: day + 1,
      constraints: [{ value: 7, bonus: 200 }],
    });
  }
  expect(brought).toEqual([20, 30, 40, 50, 60, 80, 300]);
  expect(await player.filcoins()).toBe(580n);
  await setClock(server, 7 * 24);
  expect(await refusalOf(player.checkIn('newbie', 8))).toBe('NEWBIE_OVER');
  expect(await player.task('newbie', 8)).toBeUndefined();
  const daily = await player.checkIn('daily', 107);
  expect(daily.bonus).toBe(50);
  expect(configOf(await player.task('daily', 107)).sign_in_days).toBe(1);
  const { d } = await player.history(addDays(first, -1), addDays(first, 8));
  expect(d.map(({ bonus }) => bonus)).toEqual([
    '0',
    '20',
    '30',
    '40',
    '50',
    '60',
    '80',
    '300',
    '50',
    '0',
  ]);
});

test('a missed day is lost and the streak begins anew [G-137 G-138 M-361 M-432]', async () => {
  const player = await createTaskPlayer(server);
  await player.registeredBefore(30 * 24);
  const start = await today();
  const weekday = new Date(`${start}T00:00:00Z`).getUTCDay();
  const first = await player.checkIn('daily', '107');
  expect(first.d.map(({ name }) => name)[weekday]).toBe(start);
  expect(first.d.map(({ task_state }) => task_state)).toEqual(
    Array.from({ length: 7 }, (_, day) => (day < weekday ? 4 : day === weekday ? 1 : 0)),
  );
  await setClock(server, 48);
  expect(configOf(await player.task('daily', 107)).sign_in_days).toBe(0);
  for (let day = 2; day < 9; day += 1) {
    await setClock(server, day * 24);
    expect((await player.checkIn('daily', 107)).bonus).toBe(day === 8 ? 200 : 50);
  }
  expect(await player.filcoins()).toBe(550n);
});

test('a day is checked once, however many ask at once; again the week is answered as it stands [M-361 M-495]', async () => {
  const player = await createTaskPlayer(server);
  const answers = await Promise.all(Array.from({ length: 50 }, () => player.checkIn('newbie', 8)));
  expect(answers.filter(({ bonus }) => bonus === 20)).toHaveLength(1);
  expect(answers.every(({ d }) => d[0]?.task_state === 1)).toBe(true);
  expect(await player.filcoins()).toBe(20n);
  expect((await player.task('newbie', 8))?.task_state).toBe(1);
});

test('types of the other family and of nothing are refused [G-223 M-393]', async () => {
  const player = await createTaskPlayer(server);
  expect(await refusalOf(player.checkIn('newbie', 107))).toBe('NOT_FOUND');
  expect(await refusalOf(player.checkIn('newbie', 3))).toBe('NOT_FOUND');
  expect(await refusalOf(player.checkIn('daily', 8))).toBe('NOT_FOUND');
  expect(await refusalOf(player.checkIn('daily', 'soon'))).toBe('INVALID_INPUT');
  expect(await player.filcoins()).toBe(0n);
});

test('the history has one entry a day with its bonus as a text, and takes 62 days at most [G-225 M-108 M-363]', async () => {
  const player = await createTaskPlayer(server);
  await player.checkIn('newbie', 8);
  const day = await today();
  const { d } = await player.history(addDays(day, -2), addDays(day, 1));
  expect(d).toEqual([
    { date: addDays(day, -2), bonus: '0' },
    { date: addDays(day, -1), bonus: '0' },
    { date: day, bonus: '20' },
    { date: addDays(day, 1), bonus: '0' },
  ]);
  expect((await player.history(addDays(day, -61), day)).d).toHaveLength(62);
  for (const [from, to] of [
    [addDays(day, -62), day],
    [day, addDays(day, -1)],
    ['2026-02-30', '2026-03-01'],
    ['16/11/2026', day],
  ] as const) {
    expect(await refusalOf(player.history(from, to))).toBe('INVALID_INPUT');
  }
});
