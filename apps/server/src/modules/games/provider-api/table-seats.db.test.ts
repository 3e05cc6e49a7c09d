import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const metBy = async ({ uid }: SeatedPlayer) => {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select other, hands, gained, lost
     from games.met_at_tables(array[$1::bigint], '-infinity', 'infinity') order by other`,
    [uid],
  );
  return rows;
};

const inHand = (hand: string, put: number) => ({ details: { lines: [], table: { hand, put } } });

test('who sat in one hand is known to the house, with what went from one to the other, however often it is told', async () => {
  const winner = await seatPlayer(server);
  const loser = await seatPlayer(server);
  const third = await seatPlayer(server);
  for (const seat of [winner, loser, third]) await seat.bet();
  const won = { amount: 1600, ...inHand('hand-1', 1000) };
  expect(await winner.win(won)).toMatchObject({ code: 'OK' });
  expect(await winner.win(won)).toMatchObject({ code: 'OK' });
  expect(await loser.win({ amount: 0, ...inHand('hand-1', 300) })).toMatchObject({ code: 'OK' });
  expect(await third.win({ amount: 0, ...inHand('hand-2', 400) })).toMatchObject({ code: 'OK' });
  expect(await metBy(winner)).toEqual([{ other: loser.uid, hands: 1, gained: 300n, lost: 0n }]);
  expect(await metBy(loser)).toEqual([{ other: winner.uid, hands: 1, gained: 0n, lost: 300n }]);
  expect(await metBy(third)).toEqual([]);
});

test('a win that was not taken leaves no seat', async () => {
  const seat = await seatPlayer(server);
  const other = await seatPlayer(server);
  await other.bet();
  await other.win({ amount: 0, ...inHand('hand-3', 100) });
  const { code } = await seat.win({ amount: 0, ...inHand('hand-3', 100) });
  expect(code).not.toBe('OK');
  expect(await metBy(other)).toEqual([]);
});
