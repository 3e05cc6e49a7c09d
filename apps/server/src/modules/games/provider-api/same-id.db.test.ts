import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Two players whose rows lie apart, so that neither's movements say anything of the other's. */
async function seatApart(): Promise<[SeatedPlayer, SeatedPlayer]> {
  const { of } = await server.database.buckets();
  const first = await seatPlayer(server);
  for (;;) {
    const second = await seatPlayer(server);
    if (of(second.uid) !== of(first.uid)) return [first, second];
  }
}

test('an id that a player of another bucket used is refused, and names no bet of whoever asks', async () => {
  const [first, second] = await seatApart();
  const id = randomUUID();
  const round = { round_id: `r-${id}` };
  expect(await first.bet({ ...round, transaction_id: id })).toMatchObject({ code: 'OK' });
  const taken = await second.bet({ ...round, transaction_id: id });
  expect(taken).toMatchObject({ code: 'DUPLICATE_TRANSACTION' });
  expect(taken).not.toHaveProperty('balance');
  const named = { ...round, bet_transaction_id: id };
  for (const answer of [await second.win(named), await second.rollback(named)]) {
    expect(answer).toMatchObject({ code: 'TRANSACTION_DOES_NOT_EXIST' });
  }
  expect(await second.balance()).toBe(100_000n);
  // Its own player may repeat it, and settles it.
  expect(await first.bet({ ...round, transaction_id: id })).toMatchObject({ code: 'OK' });
  expect(await first.win(named)).toMatchObject({ code: 'OK' });
  expect(await first.balance()).toBe(101_500n);
});

test('of two players of two buckets who send one id at once one has it', async () => {
  const seats = await seatApart();
  for (let turn = 0; turn < 20; turn += 1) {
    const id = randomUUID();
    const round = { round_id: `r-${id}` };
    const answers = await Promise.all(
      seats.map((seat) => seat.bet({ ...round, transaction_id: id })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['DUPLICATE_TRANSACTION', 'OK']);
    const winner = seats[answers.findIndex(({ code }) => code === 'OK')];
    const win = { ...round, transaction_id: `w-${id}`, bet_transaction_id: id, amount: 1000 };
    expect(await winner?.win(win)).toMatchObject({ code: 'OK' });
  }
  expect(await server.games.checkBooks(seats.map(({ uid }) => uid))).toEqual([]);
  expect(await server.ledger.check(seats.map(({ uid }) => uid))).toEqual([]);
});
