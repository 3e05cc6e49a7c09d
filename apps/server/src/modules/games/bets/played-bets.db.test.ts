import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

async function clientOf({ uid }: SeatedPlayer) {
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  return player.client;
}

async function onlyBet(seat: SeatedPlayer) {
  const client = await clientOf(seat);
  const list = await client.call(calls.listBets, { time_flag: 0 });
  expect(list.d).toHaveLength(1);
  return { list, bet: await client.call(calls.readBet, { id: list.d[0]?.id ?? '' }) };
}

describe('rounds that are open', () => {
  const openOf = async (seat: SeatedPlayer) =>
    (await (await clientOf(seat)).call(calls.listOpenRounds, {})).d;

  test('are listed with what is staked in them, until they are over', async () => {
    const seat = await seatPlayer(server);
    expect(await openOf(seat)).toEqual([]);
    await seat.bet({ amount: 1000 });
    await seat.bet({ amount: 500, transaction_id: randomUUID() });
    expect(await openOf(seat)).toEqual([{ game_code: seat.game, bet_amount: '15.00' }]);
    await seat.win({ amount: 300, transaction_id: randomUUID(), is_finished: false });
    expect(await openOf(seat)).toHaveLength(1);
    await seat.win({ amount: 2500 });
    expect(await openOf(seat)).toEqual([]);
  });

  test('are nobody else’s, and none once the stake was taken back', async () => {
    const seat = await seatPlayer(server);
    const other = await seatPlayer(server);
    await seat.bet({ amount: 1000 });
    expect(await openOf(other)).toEqual([]);
    await seat.rollback();
    expect(await openOf(seat)).toEqual([]);
  });
});

describe('what was played through the provider API', () => {
  test('is found in the records with its movements, its story and the figures of the day [G-203]', async () => {
    const seat = await seatPlayer(server);
    const details: RoundDetails = {
      lines: [{ label: { en: 'Slot', tl: 'Butas' }, value: { en: '7', tl: '7' } }],
    };
    await seat.bet({ amount: 1000 });
    await seat.bet({ amount: 500, transaction_id: randomUUID() });
    await seat.win({ amount: 300, transaction_id: randomUUID(), is_finished: false });
    await seat.win({ amount: 2500, details });
    const { list, bet } = await onlyBet(seat);
    expect(list).toMatchObject({ t: 1, bt: '15.00', wt: '28.00' });
    expect(bet).toMatchObject({
      game_code: seat.game,
      bet_amount: '15.00',
      settlement_amount: '28.00',
      net_amount: '13.00',
      status: 'completed',
      details,
    });
    expect(
      bet.entries.map(({ type, amount, balance_after }) => [type, amount, balance_after]),
    ).toEqual([
      ['bet', '-10.00', '990.00'],
      ['bet', '-5.00', '985.00'],
      ['win', '3.00', '988.00'],
      ['win', '25.00', '1013.00'],
    ]);
    const client = await clientOf(seat);
    const { today } = await client.call(calls.getLimits, {});
    expect(today).toEqual({ staked: '15.00', won: '28.00', net: '13.00' });
    const wins = await client.call(calls.listDailyWins, {});
    expect(wins.own).toMatchObject([{ amount: '28.00', stake: '15.00', multiplier_percent: 186 }]);
  });

  test('shows the newest story where each win of a round told one', async () => {
    const seat = await seatPlayer(server);
    const storyOf = (part: string): RoundDetails => ({
      lines: [{ label: { en: 'Part', tl: 'Bahagi' }, value: { en: part, tl: part } }],
    });
    await seat.bet({ amount: 1000 });
    const first = { amount: 300, transaction_id: randomUUID(), is_finished: false };
    await seat.win({ ...first, details: storyOf('1') });
    await seat.win({ amount: 200, details: storyOf('2') });
    expect((await onlyBet(seat)).bet).toMatchObject({ details: storyOf('2') });
  });

  test('that was taken back shows the stake going and coming, and counts nowhere', async () => {
    const seat = await seatPlayer(server);
    await seat.bet({ amount: 1000 });
    await seat.rollback();
    const { list, bet } = await onlyBet(seat);
    expect(list).toMatchObject({ t: 1, bt: '0.00', wt: '0.00' });
    expect(bet).toMatchObject({ status: 'failed', bet_amount: '10.00', net_amount: '0.00' });
    expect(bet.entries.map(({ type, amount }) => [type, amount])).toEqual([
      ['bet', '-10.00'],
      ['rollback', '10.00'],
    ]);
    const client = await clientOf(seat);
    expect((await client.call(calls.getLimits, {})).today.staked).toBe('0.00');
  });

  test('is held against the player’s own limits, which never refuse a win or a return', async () => {
    const seat = await seatPlayer(server);
    const client = await clientOf(seat);
    await client.call(calls.updateLimits, { daily_stake: '15.00' });
    expect((await seat.bet({ amount: 1000 })).code).toBe('OK');
    const more = { amount: 501, transaction_id: randomUUID() };
    expect((await seat.bet(more)).code).toBe('LIMIT_REACHED');
    await client.call(calls.excludeSelf, { period: '7d' });
    const little = { amount: 100, transaction_id: randomUUID() };
    expect((await seat.bet(little)).code).toBe('PLAYER_EXCLUDED');
    expect((await seat.win({ amount: 2500 })).code).toBe('OK');
    expect(await seat.balance()).toBe(101_500n);
  });

  test('an exclusion lets an open stake come back', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    await (await clientOf(seat)).call(calls.excludeSelf, { period: 'permanent' });
    expect((await seat.rollback()).code).toBe('OK');
    expect(await seat.balance()).toBe(100_000n);
  });

  test('a player who is blocked half-way bets no more and is still paid', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    await server.database.pool.query(
      `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'block')`,
      [seat.uid],
    );
    const more = { amount: 100, transaction_id: randomUUID() };
    expect((await seat.bet(more)).code).toBe('PLAYER_NOT_ALLOWED');
    expect((await seat.win()).code).toBe('OK');
  });
});
