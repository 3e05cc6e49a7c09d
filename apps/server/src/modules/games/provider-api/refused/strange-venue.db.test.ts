import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlayer, clientOf, seatPlayer, takeSeat } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const marksOf = async (uid: bigint) => {
  const { rows } = await server.database.pool.query(
    'select from games.movement where uid = $1 and kind <> $2',
    [uid, 'bet'],
  );
  return rows.length;
};

test('a venue learns nothing of the money of a player who never came to it, and leaves no mark on them', async () => {
  const client = await clientOf(server);
  const uid = await addPlayer(server);
  const sitting = await seatPlayer(server);
  const taken = randomUUID();
  await sitting.bet({ transaction_id: taken });
  const round = { player: String(uid), currency: 'PHP', game: 'plinko', round_id: randomUUID() };
  const bet = { ...round, transaction_id: randomUUID(), amount: 1000, token: 'made-up' };
  const ofBet = { ...round, transaction_id: randomUUID(), bet_transaction_id: randomUUID() };
  const { round_id: _round, ...who } = round;
  const asked = [
    client.call('balance', { ...who, token: 'made-up' }),
    client.call('balance', { ...who, game: 'no-such-game', token: 'made-up' }),
    client.call('bet', bet),
    client.call('bet', { ...bet, amount: 1 }),
    client.call('bet', { ...bet, transaction_id: taken }),
    client.call('win', { ...ofBet, amount: 1000, is_finished: true }),
    client.call('rollback', ofBet),
    client.call('rollback', { ...ofBet, bet_transaction_id: taken }),
  ];
  for (const answer of await Promise.all(asked)) {
    expect(answer.code).not.toBe('OK');
    expect(answer).not.toHaveProperty('balance');
  }
  expect(await marksOf(uid)).toBe(0);
});

test('a rollback of a bet that never came is good once the player has launched the game', async () => {
  const client = await clientOf(server);
  const uid = await addPlayer(server);
  const { player } = await takeSeat(server, uid);
  const rollback = {
    player,
    currency: 'PHP',
    game: 'plinko',
    round_id: randomUUID(),
    transaction_id: randomUUID(),
    bet_transaction_id: randomUUID(),
  };
  expect(await client.call('rollback', rollback)).toMatchObject({ code: 'OK', balance: 100_000 });
  expect(await marksOf(uid)).toBe(2);
});
