import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const betOf = ({ uid }: SeatedPlayer, round: string, part = 0) => `b-${uid}-${round}-${part}`;

/** Rounds of one player in one game, each by a name. */
function roundsOf(seat: SeatedPlayer) {
  return {
    bet: (round: string, part = 0) =>
      seat.bet({ round_id: round, transaction_id: betOf(seat, round, part) }),
    win: (round: string, is_finished = true) =>
      seat.win({
        round_id: round,
        bet_transaction_id: betOf(seat, round),
        transaction_id: randomUUID(),
        is_finished,
      }),
    back: (round: string) =>
      seat.rollback({
        round_id: round,
        bet_transaction_id: betOf(seat, round),
        transaction_id: randomUUID(),
      }),
  };
}

async function openOf({ uid }: SeatedPlayer): Promise<string[]> {
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const { d } = await player.client.call(calls.listOpenRounds, {});
  return d.map(({ bet_amount }) => bet_amount);
}

const besideOf = async ({ uid }: SeatedPlayer): Promise<string[]> =>
  (
    await server.database.pool.query<{ roundId: string }>(
      'select round_id from games.open_round where uid = $1 order by round_id',
      [uid],
    )
  ).rows.map(({ roundId }) => roundId);

describe('many rounds of a player in one game', () => {
  test('are open together, take further bets and wins in any order, and end one by one', async () => {
    const seat = await seatPlayer(server);
    const { bet, win, back } = roundsOf(seat);
    for (const round of ['a', 'b', 'c', 'd'])
      expect(await bet(round)).toMatchObject({ code: 'OK' });
    expect(await bet('b', 1)).toMatchObject({ code: 'OK' });
    expect(await openOf(seat)).toEqual(['10.00', '10.00', '20.00', '10.00']);
    expect(await win('a', false)).toMatchObject({ code: 'OK' });
    expect(await win('c')).toMatchObject({ code: 'OK' });
    expect(await back('d')).toMatchObject({ code: 'OK' });
    expect(await openOf(seat)).toEqual(['20.00', '10.00']);
    expect(await bet('a', 1)).toMatchObject({ code: 'OK' });
    expect(await win('a')).toMatchObject({ code: 'OK' });
    expect(await win('b')).toMatchObject({ code: 'OK' });
    expect(await win('b')).toMatchObject({ code: 'ROUND_CLOSED' });
    expect(await openOf(seat)).toEqual([]);
    expect(await besideOf(seat)).toEqual([]);
    // Six bets of 10 pesos of which one came back, and four wins of 25.
    expect(await seat.balance()).toBe(100_000n - 5000n + 10_000n);
  });

  test('leave nothing aside while rounds follow each other', async () => {
    const seat = await seatPlayer(server);
    const { bet, win } = roundsOf(seat);
    for (const round of ['a', 'b']) {
      await bet(round);
      expect(await besideOf(seat)).toEqual([]);
      await win(round);
    }
  });

  test('go on to their end when the player has logged out, whichever of them is the latest', async () => {
    const seat = await seatPlayer(server);
    const { bet, win } = roundsOf(seat);
    await bet('a');
    await bet('b');
    await server.database.owner.query(
      'update games.seat set session_ends_at = now() where uid = $1',
      [seat.uid],
    );
    expect(await bet('a', 1)).toMatchObject({ code: 'OK' });
    expect(await bet('c')).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await win('a')).toMatchObject({ code: 'OK' });
    expect(await win('b')).toMatchObject({ code: 'OK' });
  });

  test('opened by many requests at once are all there', async () => {
    const seat = await seatPlayer(server);
    const { bet, win } = roundsOf(seat);
    const names = Array.from({ length: 20 }, (_, place) => `r-${place}`);
    const answers = await Promise.all(names.map((round) => bet(round)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK']));
    expect(await openOf(seat)).toHaveLength(20);
    await Promise.all(names.map((round) => win(round)));
    expect(await openOf(seat)).toEqual([]);
  });
});

describe('a win that names no bet', () => {
  const unnamed = (seat: SeatedPlayer, round: string, transaction_id = randomUUID()) =>
    seat.client.call('win', {
      transaction_id,
      round_id: round,
      player: seat.player,
      game: seat.game,
      currency: 'PHP',
      amount: 2500,
      is_finished: true,
    });

  test('finds its round by its id, open or behind others, and is carried out once', async () => {
    const seat = await seatPlayer(server);
    const { bet } = roundsOf(seat);
    await bet('a');
    await bet('b');
    const id = randomUUID();
    const first = await unnamed(seat, 'a', id);
    expect(first).toMatchObject({ code: 'OK' });
    expect(await unnamed(seat, 'a', id)).toEqual(first);
    expect(await unnamed(seat, 'a')).toMatchObject({ code: 'ROUND_CLOSED' });
    expect(await unnamed(seat, 'b')).toMatchObject({ code: 'OK' });
  });

  test('takes a bet that stands where another of the round was taken back', async () => {
    const seat = await seatPlayer(server);
    const { bet, back } = roundsOf(seat);
    await bet('a');
    await bet('a', 1);
    await back('a');
    expect(await unnamed(seat, 'a')).toMatchObject({ code: 'OK' });
  });

  test('and has no round is refused', async () => {
    const seat = await seatPlayer(server);
    expect(await unnamed(seat, 'none')).toMatchObject({ code: 'TRANSACTION_DOES_NOT_EXIST' });
  });
});
