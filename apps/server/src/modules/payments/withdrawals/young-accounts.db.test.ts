import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createWithdrawer, payAtOnce, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await payAtOnce(server);
}, 120_000);
afterAll(() => server.stop());

const decide = (name: string, value: number) =>
  server.database.owner.query(
    `insert into limits.policy (name, value, made_by) values ($1, $2, 'staff:1')`,
    [name, value],
  );
beforeEach(() => decide('payout_wait_hours', 0));

/** Nobody uses the session for so long, and what it has shown grows old. */
const leaveAlone = (player: Withdrawer, minutes: number) =>
  server.database.owner.query(
    `update identity.session set last_seen_at = last_seen_at - make_interval(mins => $2),
       proved_at = proved_at - make_interval(mins => $2), rotated_at = rotated_at - make_interval(mins => $2)
     where uid = $1`,
    [player.id, minutes],
  );

test('a new account waits as long as the policy says, and an older one does not', async () => {
  const player = await createWithdrawer(server);
  await decide('payout_wait_hours', 24);
  await expect(player.withdraw('100')).rejects.toMatchObject({
    code: 'WITHDRAWALS_WAIT',
    message: expect.stringMatching(/^This account is new: you can withdraw to it from /),
  });
  await server.database.owner.query(
    `update payments.account set created_at = (created_at at time zone 'utc' - interval '24 hours') at time zone 'utc' where uid = $1`,
    [player.id],
  );
  expect((await player.withdraw('100')).id).toEqual(expect.any(String));
});

test('after half an hour without use a player signs in again before money goes out, and reads meanwhile', async () => {
  const player = await createWithdrawer(server);
  await leaveAlone(player, 29);
  expect((await player.withdraw('100')).id).toEqual(expect.any(String));
  await leaveAlone(player, 31);
  // Whatever is read in between does not make the session young.
  await player.client.call(calls.getWallet, {});
  await player.client.call(calls.getWallet, {});
  expect(await refusalOf(player.withdraw('100'))).toBe('PROOF_REQUIRED');
  await player.prove();
  expect((await player.withdraw('100')).id).toEqual(expect.any(String));
});

test('a token that is replaced after the pause does not hide it', async () => {
  const player = await createWithdrawer(server);
  await leaveAlone(player, 45);
  const { token } = await player.client.call(calls.refreshToken, {});
  player.use(token);
  expect(await refusalOf(player.withdraw('100'))).toBe('PROOF_REQUIRED');
});

test('the minutes are a figure of the policy', async () => {
  const player = await createWithdrawer(server);
  await decide('idle_minutes', 60);
  await leaveAlone(player, 45);
  expect((await player.withdraw('100')).id).toEqual(expect.any(String));
  await decide('idle_minutes', 30);
  expect(await refusalOf(player.withdraw('100'))).toBe('PROOF_REQUIRED');
});
