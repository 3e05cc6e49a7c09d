import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { addPlayer, clientOf } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hour = () => new Date(Date.now() + 3_600_000);

/** A device on which the player is logged in. */
async function deviceOf(uid: bigint) {
  const device = createApiPlayer(server.url);
  device.use(await server.identity.grantSession(uid, hour()));
  return device;
}

/** A player who has opened a game on a device, as its provider sees them. */
async function playing(game = 'plinko') {
  const uid = await addPlayer(server);
  const device = await deviceOf(uid);
  const url = await device.client.call(calls.launchGame, { code: game });
  const query = new URL(url, server.url).searchParams;
  const player = query.get('player') ?? '';
  const token = query.get('token') ?? '';
  const provider = await clientOf(server);
  const common = { player, game, currency: 'PHP' };
  return {
    uid,
    device,
    bet: (round_id: string, transaction_id: string = randomUUID()) =>
      provider.call('bet', { ...common, token, round_id, transaction_id, amount: 1000 }),
    win: (round_id: string, bet_transaction_id: string) =>
      provider.call('win', {
        ...common,
        round_id,
        bet_transaction_id,
        transaction_id: randomUUID(),
        amount: 500,
        is_finished: true,
      }),
    balance: () => provider.call('balance', { ...common, token }),
  };
}

describe('when the session of the player ends', () => {
  test('by a logout, the open round goes on to its end and no other begins', async () => {
    const { device, bet, win, balance } = await playing();
    expect(await bet('r-1', 'b-1')).toMatchObject({ code: 'OK' });
    await device.client.call(calls.logout, {});
    expect(await bet('r-1')).toMatchObject({ code: 'OK' });
    expect(await balance()).toMatchObject({ code: 'OK' });
    expect(await win('r-1', 'b-1')).toMatchObject({ code: 'OK' });
    expect(await bet('r-2')).toEqual({ code: 'SESSION_EXPIRED', message: expect.any(String) });
    expect(await balance()).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('by "log out others" on another device, at once', async () => {
    const { uid, bet } = await playing();
    const other = await deviceOf(uid);
    await server.database.pool.query(
      `update identity.session set proved_by = 'code', proved_at = now() where uid = $1`,
      [uid],
    );
    await other.client.call(calls.endSession, {});
    expect(await bet('r-1')).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('the games of other sessions go on', async () => {
    const { uid, bet } = await playing();
    const other = await deviceOf(uid);
    await other.client.call(calls.logout, {});
    expect(await bet('r-1')).toMatchObject({ code: 'OK' });
  });

  test('by itself, no round begins after its last moment', async () => {
    const { uid, bet } = await playing();
    const { rows } = await server.database.pool.query(
      `select q.session_ends_at = s.expires_at as is_bound
       from games.seat q join identity.session s on s.uid = q.uid and s.id = q.session_id
       where q.uid = $1`,
      [uid],
    );
    expect(rows).toEqual([{ isBound: true }]);
    await server.database.pool.query(
      'update games.seat set session_ends_at = now() where uid = $1',
      [uid],
    );
    expect(await bet('r-1')).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('in the midst of fifty launches and bets, none of the games stays open', async () => {
    const { uid, device, bet } = await playing();
    const token = device.token();
    const launches = Array.from({ length: 50 }, async (_, at) => {
      if (at === 20) await device.client.call(calls.logout, {});
      device.use(token);
      await Promise.allSettled([
        device.client.call(calls.launchGame, { code: at % 2 ? 'blackjack' : 'plinko' }),
        bet(`r-${at}`),
      ]);
    });
    await Promise.all(launches);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as open from games.seat where uid = $1 and session_ends_at > now()',
      [uid],
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
