import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await server.stop();
});

async function playerOf({ uid }: SeatedPlayer) {
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  return player.client;
}

async function recordOf(seat: SeatedPlayer) {
  const client = await playerOf(seat);
  const list = await client.call(calls.listBets, { time_flag: 0 });
  const bet = await client.call(calls.readBet, { id: list.d[0]?.id ?? '' });
  const { today } = await client.call(calls.getLimits, {});
  return { list, bet, today };
}

describe('a stake that comes back unplayed', () => {
  it('takes its turnover and its part of the day back, and is no win', async () => {
    const seat = await seatPlayer(server);
    await seat.bet({ amount: 5000 });
    const win = { amount: 700, stake_returned: 4000 };
    expect(await seat.win(win)).toMatchObject({ code: 'OK', balance: 99_700 });
    expect(await server.ledger.wallet(seat.uid)).toMatchObject({
      balance: 99_700n,
      turnover: 1000n,
    });
    const { list, bet, today } = await recordOf(seat);
    expect(list).toMatchObject({ t: 1, bt: '10.00', wt: '7.00' });
    expect(bet).toMatchObject({
      bet_amount: '10.00',
      settlement_amount: '7.00',
      net_amount: '-3.00',
      status: 'completed',
    });
    expect(
      bet.entries.map(({ type, amount, balance_after: after }) => [type, amount, after]),
    ).toEqual([
      ['bet', '-50.00', '950.00'],
      ['rollback', '40.00', '990.00'],
      ['win', '7.00', '997.00'],
    ]);
    expect(today).toMatchObject({ staked: '10.00', won: '7.00', net: '-3.00' });
  });

  it('whole, is a round that has failed: a magazine that was never fired is worth no turnover', async () => {
    const seat = await seatPlayer(server, { pesos: 2000 });
    await seat.bet({ amount: 200_000 });
    expect(await seat.win({ amount: 0, stake_returned: 200_000 })).toMatchObject({ code: 'OK' });
    expect(await server.ledger.wallet(seat.uid)).toMatchObject({ balance: 200_000n, turnover: 0n });
    const { list, bet, today } = await recordOf(seat);
    expect(list).toMatchObject({ bt: '0.00', wt: '0.00' });
    expect(bet).toMatchObject({ bet_amount: '2000.00', net_amount: '0.00', status: 'failed' });
    expect(today).toMatchObject({ staked: '0.00', won: '0.00' });
  });

  it('whole, while a win of the round is held, leaves a round that was played: the win can still be paid', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    const beyond = { amount: 900_000_000, is_finished: false };
    const { reference = '' } = await seat.win(beyond);
    const end = { transaction_id: randomUUID(), amount: 0, stake_returned: 1000 };
    expect(await seat.win(end)).toMatchObject({ code: 'OK', balance: 100_000 });
    expect((await recordOf(seat)).bet).toMatchObject({ status: 'completed' });
    const release = { id: BigInt(reference), decision: 'released', reason: 'looked at' } as const;
    expect(await server.games.heldWins.decide(bySystem('test'), release)).toBe('DONE');
    expect((await recordOf(seat)).bet).toMatchObject({
      status: 'completed',
      settlement_amount: '9000000.00',
    });
    // As of any round that was played, what it paid can be taken back.
    expect(await seat.correct({ amount: -900_000_000 })).toMatchObject({ code: 'OK' });
  });

  it('gives a limit of the day its room back, and no more', async () => {
    const seat = await seatPlayer(server);
    await (await playerOf(seat)).call(calls.updateLimits, { daily_stake: '60.00' });
    await seat.bet({ amount: 5000 });
    await seat.win({ amount: 0, stake_returned: 4000 });
    const next = (amount: number) => {
      const round_id = randomUUID();
      return seat.bet({ transaction_id: randomUUID(), round_id, amount });
    };
    expect((await next(5001)).code).toBe('LIMIT_REACHED');
    expect((await next(5000)).code).toBe('OK');
  });

  it('is answered the same to a repetition, and refused with another amount', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    const win = { amount: 100, stake_returned: 300 };
    const first = await seat.win(win);
    expect(first.code).toBe('OK');
    expect(await seat.win(win)).toEqual(first);
    expect((await seat.win({ ...win, stake_returned: 301 })).code).toBe('DUPLICATE_TRANSACTION');
    expect((await seat.win({ amount: 100 })).code).toBe('DUPLICATE_TRANSACTION');
    expect(await seat.balance()).toBe(99_400n);
  });

  it('is at most the bet, comes with the end of the round, and 50 at once return it once', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    await seat.bet({ transaction_id: randomUUID(), amount: 2000 });
    const win = (stake_returned: number) =>
      seat.win({ transaction_id: randomUUID(), amount: 0, stake_returned });
    expect((await win(1001)).code).toBe('RETURN_ABOVE_STAKE');
    expect((await seat.win({ stake_returned: 1, is_finished: false })).code).toBe(
      'INVALID_REQUEST',
    );
    const codes = (await Promise.all(Array.from({ length: 50 }, () => win(1000)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'ROUND_CLOSED']));
    expect(await server.ledger.wallet(seat.uid)).toMatchObject({
      balance: 98_000n,
      turnover: 2000n,
    });
  });
});
