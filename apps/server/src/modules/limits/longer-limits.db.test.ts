import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

/** A Thursday at noon in Manila, in the middle of a month. */
const noon = '2031-05-15T04:00:00Z';
const minutesLater = (minutes: number) =>
  new Date(Date.parse(noon) + minutes * 60_000).toISOString();

async function takeBet(uid: string, amount: number, at: string): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ refusal: string | null }>(
    'select limits.take_bet($1, $2, $3) as refusal',
    [uid, amount, at],
  );
  return rows[0]?.refusal ?? null;
}
const countWin = (uid: string, amount: number, at: string) =>
  server.database.pool.query('select limits.count_win($1, $2, $3)', [uid, amount, at]);

test('losses of a week begin anew on Monday, those of a month on its first day, both in Manila', async () => {
  const player = await newPlayer();
  await player.client.call(calls.updateLimits, { weekly_loss: '10.00', monthly_loss: '15.00' });
  expect(await takeBet(player.uid, 1000, noon)).toBeNull();
  expect(await takeBet(player.uid, 1, noon)).toBe('LIMIT_LOSS_WEEK');
  // Sunday, the last minute of it.
  expect(await takeBet(player.uid, 1, '2031-05-18T15:59:59Z')).toBe('LIMIT_LOSS_WEEK');
  expect(await takeBet(player.uid, 501, '2031-05-18T16:00:00Z')).toBe('LIMIT_LOSS_MONTH');
  expect(await takeBet(player.uid, 500, '2031-05-18T16:00:00Z')).toBeNull();
  expect(await takeBet(player.uid, 1, '2031-05-31T15:59:59Z')).toBe('LIMIT_LOSS_MONTH');
  expect(await takeBet(player.uid, 1000, '2031-05-31T16:00:00Z')).toBeNull();
});

test('what is won back makes room, and a refused bet leaves nothing', async () => {
  const player = await newPlayer();
  await player.client.call(calls.updateLimits, { weekly_loss: '10.00' });
  expect(await takeBet(player.uid, 1000, noon)).toBeNull();
  await countWin(player.uid, 300, noon);
  expect(await takeBet(player.uid, 301, noon)).toBe('LIMIT_LOSS_WEEK');
  expect(await takeBet(player.uid, 300, noon)).toBeNull();
  const { rows } = await server.database.pool.query(
    'select staked from limits.day where uid = $1',
    [player.uid],
  );
  expect(rows).toEqual([{ staked: 1300n }]);
});

test('a session ends after its minutes, and begins anew after a rest', async () => {
  const player = await newPlayer();
  await player.client.call(calls.updateLimits, { session_minutes: 30 });
  expect(await takeBet(player.uid, 1, noon)).toBeNull();
  expect(await takeBet(player.uid, 1, minutesLater(29))).toBeNull();
  expect(await takeBet(player.uid, 1, minutesLater(30))).toBe('LIMIT_SESSION');
  // What was refused is no play: the rest is counted from the last bet that was taken.
  expect(await takeBet(player.uid, 1, minutesLater(88))).toBe('LIMIT_SESSION');
  expect(await takeBet(player.uid, 1, minutesLater(89))).toBeNull();
  expect(await takeBet(player.uid, 1, minutesLater(118))).toBeNull();
  expect(await takeBet(player.uid, 1, minutesLater(119))).toBe('LIMIT_SESSION');
});

test('a longer session waits a day, and the house may set one that the player cannot pass', async () => {
  const player = await newPlayer();
  const set = (session_minutes: number | null) =>
    player.client.call(calls.updateLimits, { session_minutes });
  expect((await set(60)).session_minutes).toEqual({ amount: 60, next: null });
  const raised = await set(120);
  expect(raised.session_minutes).toMatchObject({ amount: 60, next: { amount: 120 } });
  expect(raised.changes[0]).toMatchObject({
    kind: 'session_minutes',
    action: 'scheduled',
    minutes: 120,
    after: null,
  });
  await player.client.call(calls.cancelLimitChange, { limit: 'session_minutes' });
  const support = await createApiStaff(server, 'support');
  const risk = await createApiStaff(server, 'risk');
  const { id } = await support.client.call(staffCalls.askRestriction, {
    uid: player.uid,
    session_minutes: 45,
    weekly_loss: '100.00',
    reason: 'harmful-play',
    words: '',
  });
  const { says } = await risk.client.call(staffCalls.readRequest, { id });
  expect(says).toContain(
    'may lose at most ₱100.00 a week, may play at most 45 minutes without a rest',
  );
  await approveAs(risk, id);
  await expect(set(46)).rejects.toMatchObject({
    code: 'LIMIT_OF_HOUSE',
    message: expect.stringContaining('45 minutes'),
  });
  expect((await set(30)).session_minutes.amount).toBe(30);
  expect(await refusalOf(set(14))).toBe('INVALID_INPUT');
  expect(await refusalOf(set(1441))).toBe('INVALID_INPUT');
});
