import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const one = async <Row>(text: string, values: unknown[]): Promise<Row | undefined> =>
  (await server.database.owner.query(text, values)).rows[0];

/** A player whose round of 10 pesos has paid 25 and is over. */
async function seatSettled(): Promise<SeatedPlayer> {
  const seat = await seatPlayer(server);
  await seat.bet();
  await seat.win();
  expect(await seat.balance()).toBe(101_500n);
  return seat;
}

async function recordOf({ uid }: SeatedPlayer) {
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const { d } = await player.client.call(calls.listBets, { time_flag: 0 });
  return player.client.call(calls.readBet, { id: d[0]?.id ?? '' });
}

/** Leaves the player with so many centavos. */
async function leave(seat: SeatedPlayer, left: bigint): Promise<void> {
  const amount = left - (await seat.balance());
  await server.ledger.post({
    uid: seat.uid,
    scope: 'test',
    key: `left-${randomUUID()}`,
    amount: centavos(amount),
    legs: [{ account: 'house', amount: centavos(-amount) }],
  });
}

describe('a round that was settled', () => {
  test('pays a late win by a movement of its own, once, and the player reads it in the record', async () => {
    const seat = await seatSettled();
    const first = await seat.correct({ campaign: 'grand-jackpot' });
    expect(first).toMatchObject({ code: 'OK', balance: 102_000 });
    expect(await seat.correct({ campaign: 'grand-jackpot' })).toEqual(first);
    expect(await seat.correct({ amount: 501 })).toMatchObject({ code: 'DUPLICATE_TRANSACTION' });
    const bet = await recordOf(seat);
    expect(bet).toMatchObject({
      status: 'completed',
      bet_amount: '10.00',
      settlement_amount: '30.00',
    });
    expect(bet.entries.map(({ type, amount }) => [type, amount])).toEqual([
      ['bet', '-10.00'],
      ['win', '25.00'],
      ['correction', '5.00'],
    ]);
  });

  test('takes back what it paid too much, and never more than it paid', async () => {
    const seat = await seatSettled();
    expect(await seat.correct({ amount: -2000 })).toMatchObject({ code: 'OK', balance: 99_500 });
    const more = { amount: -501, transaction_id: randomUUID() };
    expect(await seat.correct(more)).toMatchObject({ code: 'CORRECTION_ABOVE_PAYOUT' });
    const rest = { amount: -500, transaction_id: randomUUID() };
    expect(await seat.correct(rest)).toMatchObject({ code: 'OK', balance: 99_000 });
    expect(await recordOf(seat)).toMatchObject({ settlement_amount: '0.00', net_amount: '-10.00' });
  });

  test('gives back stake, which leaves turnover and the counted day', async () => {
    const seat = await seatSettled();
    const { turnover } = await server.ledger.wallet(seat.uid);
    const part = { amount: 0, stake_returned: 400 };
    expect(await seat.correct(part)).toMatchObject({ code: 'OK', balance: 101_900 });
    const above = { amount: 0, stake_returned: 601, transaction_id: randomUUID() };
    expect(await seat.correct(above)).toMatchObject({ code: 'RETURN_ABOVE_STAKE' });
    expect((await server.ledger.wallet(seat.uid)).turnover).toBe(turnover - 400n);
    const day = await one('select staked::int, won::int from limits.counted where uid = $1', [
      seat.uid,
    ]);
    expect(day).toEqual({ staked: 600, won: 2500 });
    expect(await recordOf(seat)).toMatchObject({ bet_amount: '6.00', settlement_amount: '25.00' });
  });

  test('is found by its id where no bet is named, behind later rounds too', async () => {
    const seat = await seatSettled();
    await seat.bet({ round_id: 'later', transaction_id: randomUUID() });
    const { rows } = await server.database.pool.query<{ roundId: string }>(
      'select round_id from games.bet where uid = $1 order by id limit 1',
      [seat.uid],
    );
    const request = {
      amount: 300,
      transaction_id: randomUUID(),
      round_id: rows[0]?.roundId ?? '',
      player: seat.player,
      game: seat.game,
      currency: 'PHP',
    };
    const answer = await seat.client.call('correction', request);
    expect(answer).toMatchObject({ code: 'OK' });
    expect(await seat.client.call('correction', request)).toEqual(answer);
  });
});

type Attempt = [string, ProviderAnswer['code'], (seat: SeatedPlayer) => Promise<ProviderAnswer>];

const attempts: Attempt[] = [
  [
    'of a round that is open',
    'ROUND_OPEN',
    async (seat) => {
      const open = { round_id: 'open', transaction_id: `o-${seat.uid}` };
      await seat.bet(open);
      return seat.correct({ round_id: 'open', bet_transaction_id: `o-${seat.uid}` });
    },
  ],
  [
    'of a bet that was taken back',
    'TRANSACTION_ROLLED_BACK',
    async (seat) => {
      const gone = { round_id: 'gone', bet_transaction_id: `g-${seat.uid}` };
      await seat.bet({ round_id: 'gone', transaction_id: `g-${seat.uid}` });
      await seat.rollback(gone);
      return seat.correct(gone);
    },
  ],
  ['of no such round', 'TRANSACTION_DOES_NOT_EXIST', (seat) => seat.correct({ round_id: 'none' })],
  [
    'that is larger than the win',
    'CORRECTION_ABOVE_PAYOUT',
    (seat) => seat.correct({ amount: -2501 }),
  ],
  ['of nothing', 'INVALID_REQUEST', (seat) => seat.correct({ amount: 0 })],
  ['of two things', 'INVALID_REQUEST', (seat) => seat.correct({ stake_returned: 100 })],
];

test.each(attempts)('a correction %s is refused: %s', async (_of, code, act) => {
  const seat = await seatSettled();
  expect(await act(seat)).toMatchObject({ code });
  const { count } = (await one<{ count: number }>(
    'select count(*)::int as count from games.correction where uid = $1',
    [seat.uid],
  )) ?? { count: -1 };
  expect(count).toBe(0);
});

describe('what the player does not have any more', () => {
  const openOf = async ({ uid }: SeatedPlayer) =>
    (await server.games.heldWins.list(100)).filter((held) => held.uid === uid);
  const decide = (id: bigint, decision: 'released' | 'refused') =>
    server.games.heldWins.decide(bySystem('test'), { id, decision, reason: 'looked at' });

  test('is not taken below nothing: it waits for a person, and every retry gets the same answer', async () => {
    const seat = await seatSettled();
    await leave(seat, 1000n);
    const first = await seat.correct({ amount: -2000 });
    expect(first).toMatchObject({ code: 'OK', held: true, balance: 1000 });
    expect(await seat.correct({ amount: -2000 })).toEqual(first);
    const again = { amount: -1000, transaction_id: randomUUID() };
    expect(await seat.correct(again)).toMatchObject({ code: 'CORRECTION_ABOVE_PAYOUT' });
    const [held] = await openOf(seat);
    expect(held).toMatchObject({ kind: 'correction', reason: 'debt', amount: 2000n });
    expect(await decide(held?.id ?? 0n, 'released')).toBe('UNFUNDED');
    expect(await seat.balance()).toBe(1000n);
    await leave(seat, 6000n);
    expect(await decide(held?.id ?? 0n, 'released')).toBe('DONE');
    expect(await seat.balance()).toBe(4000n);
    expect(await recordOf(seat)).toMatchObject({ settlement_amount: '5.00', held_amount: '0.00' });
  });

  test('stays theirs where the person says so', async () => {
    const seat = await seatSettled();
    await leave(seat, 0n);
    await seat.correct({ amount: -2500 });
    const [held] = await openOf(seat);
    expect(await decide(held?.id ?? 0n, 'refused')).toBe('DONE');
    expect(await seat.balance()).toBe(0n);
    expect(await recordOf(seat)).toMatchObject({ settlement_amount: '25.00' });
    // What was left to them is no longer owed.
    await leave(seat, 100n);
    const later = { amount: -100, transaction_id: randomUUID() };
    expect(await seat.correct(later)).toMatchObject({ code: 'OK', balance: 0 });
  });
});

test('a late win beyond what the game can pay is held like any other', async () => {
  const seat = await seatSettled();
  expect(await seat.correct({ amount: 900_000_000 })).toMatchObject({ code: 'OK', held: true });
  expect(await seat.balance()).toBe(101_500n);
});

test('stakes that are given back after the end stay within what the venue may pay in a day', async () => {
  const setDay = async (allowance: string) => {
    await server.database.owner.query('delete from games.venue_day');
    await server.database.owner.query(
      `update catalogue.venue set day_allowance = ${allowance} where code = 'studio'`,
    );
    server.catalogue.expire();
  };
  const seat = await seatPlayer(server, { tester: false });
  await seat.bet();
  await seat.win({ amount: 0 });
  const give = (stake_returned: number) =>
    seat.correct({ amount: 0, stake_returned, transaction_id: `g-${seat.uid}-${stake_returned}` });
  await setDay('600');
  expect(await give(601)).toMatchObject({ code: 'RETURN_ABOVE_DAY' });
  expect(await seat.balance()).toBe(99_000n);
  expect(await give(600)).toMatchObject({ code: 'OK', balance: 99_600 });
  expect(await give(1)).toMatchObject({ code: 'RETURN_ABOVE_DAY' });
  await setDay('default');
  expect(await give(1)).toMatchObject({ code: 'OK', balance: 99_601 });
});

test('what follows the log of rounds is corrected by the same amount, whether it read the round before or not', async () => {
  for (const isReadBefore of [true, false]) {
    const seat = await seatSettled();
    if (isReadBefore) await server.settle();
    await seat.correct({ amount: -1000 });
    await seat.correct({ amount: 0, stake_returned: 400, transaction_id: randomUUID() });
    await server.settle();
    const played = await one(
      'select rounds, staked::int, won::int from promotions.played where uid = $1 and game_code = $2',
      [seat.uid, seat.game],
    );
    expect(played).toEqual({ rounds: 1, staked: 600, won: 1500 });
    const standing = await one('select staked::int from vip.standing where uid = $1', [seat.uid]);
    expect(standing).toEqual({ staked: 600 });
    const settled = await one(
      `select sum(stake)::int as stake, sum(payout)::int as payout, sum(turnover)::int as turnover
       from games.settled where uid = $1`,
      [seat.uid],
    );
    expect(settled).toEqual({ stake: 600, payout: 1500, turnover: 600 });
  }
});
