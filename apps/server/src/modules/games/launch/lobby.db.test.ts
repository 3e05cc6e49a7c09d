import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlayer, clientOf, takeSeat } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
const tables = ['plinko', 'roulette', 'blackjack'];

beforeAll(async () => {
  server = await startTestServer();
  // Three tables of one live lobby.
  await server.database.owner.query(
    `update catalogue.game set category = 'Live', game_type = 1,
       platform_id = (select p.platform_id from catalogue.game p where p.code = 'plinko')
     where code = any($1)`,
    [tables],
  );
  server.catalogue.expire();
});
afterAll(() => server.stop());

/** A player with a session of a table, who bets wherever the session is taken. */
async function sitDown(uid?: bigint, table = 'plinko') {
  const who = uid ?? (await addPlayer(server));
  const { player, token } = await takeSeat(server, who, table);
  const client = await clientOf(server);
  return {
    uid: who,
    bet: (game: string, round_id: string = randomUUID()) =>
      client.call('bet', {
        transaction_id: randomUUID(),
        round_id,
        player,
        game,
        currency: 'PHP',
        amount: 1000,
        token,
      }),
    balance: (game: string) => client.call('balance', { player, game, currency: 'PHP', token }),
  };
}

describe('a session of a live table', () => {
  test('moves to the other tables of the lobby and back, each with rounds of its own', async () => {
    const { bet, balance } = await sitDown();
    expect(await bet('plinko', 'r')).toMatchObject({ code: 'OK', balance: 99_000 });
    expect(await balance('roulette')).toMatchObject({ code: 'OK' });
    expect(await bet('roulette', 'r')).toMatchObject({ code: 'OK', balance: 98_000 });
    expect(await bet('plinko', 'r')).toMatchObject({ code: 'OK', balance: 97_000 });
  });

  test('is not good in a game of another kind', async () => {
    const { bet } = await sitDown();
    expect(await bet('bingo-75')).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('ends at every table when the table it was opened at is launched again', async () => {
    const first = await sitDown();
    await first.bet('roulette', 'r');
    const second = await sitDown(first.uid);
    expect(await first.bet('roulette')).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await first.bet('plinko')).toMatchObject({ code: 'SESSION_EXPIRED' });
    // The round that is open at the other table goes on under the new session.
    expect(await second.bet('roulette', 'r')).toMatchObject({ code: 'OK' });
  });

  test('does not take the place of one that was opened later at the other table', async () => {
    const first = await sitDown();
    const second = await sitDown(first.uid, 'roulette');
    expect(await first.bet('roulette')).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await second.bet('roulette')).toMatchObject({ code: 'OK' });
    expect(await first.bet('plinko')).toMatchObject({ code: 'OK' });
  });

  test('moves nowhere once it has ended, nor when the player has logged out', async () => {
    const { uid, bet } = await sitDown();
    const { owner } = server.database;
    await owner.query('update games.seat set session_ends_at = now() where uid = $1', [uid]);
    expect(await bet('roulette')).toMatchObject({ code: 'SESSION_EXPIRED' });
    await owner.query(
      'update games.seat set session_ends_at = null, expires_at = now() where uid = $1',
      [uid],
    );
    expect(await bet('roulette')).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('lives at a new table for as long as it was played at another', async () => {
    const { uid, bet } = await sitDown();
    await bet('roulette');
    await server.database.owner.query(
      `update games.seat set expires_at = now() where uid = $1 and game_code = 'plinko'`,
      [uid],
    );
    expect(await bet('blackjack')).toMatchObject({ code: 'OK' });
  });
});
