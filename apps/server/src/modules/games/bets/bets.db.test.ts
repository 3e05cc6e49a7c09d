import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { recordRound, type TestRound } from '../../../testing/games/record-round.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    ...player,
    uid: BigInt(uid),
    list: (request: Parameters<typeof listInput>[0] = {}) =>
      player.client.call(calls.listBets, listInput(request)),
    read: (id: string) => player.client.call(calls.readBet, { id }),
  };
}

const listInput = (request: {
  time_flag?: 0 | 1 | 7 | 15 | 30;
  game_type?: number;
  status?: 'all' | 'completed' | 'pending' | 'failed';
  last_id?: string;
  page_size?: number;
}) => request;

const record = (uid: bigint, round: TestRound) => recordRound(server, uid, round);
const dayMs = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

describe('the list of bets', () => {
  test('has the fields and totals of the documents [G-131 G-132 G-203 G-313]', async () => {
    const player = await newPlayer();
    await record(player.uid, { stake: 1000, payout: 2550 });
    await record(player.uid, { stake: 700, payout: 0, gameCode: 'no-longer-listed' });
    await record(player.uid, { stake: 300, status: 'pending' });
    await record(player.uid, { stake: 500, status: 'failed' });
    const list = await player.list();
    expect(list).toMatchObject({ t: 4, bt: '20.00', wt: '25.50', last_id: null, s: 20 });
    const [failed, pending, lost, won] = list.d;
    expect(won).toEqual({
      id: expect.stringMatching(/^\d+$/),
      record_id: expect.any(String),
      round_id: expect.any(String),
      brand_name: 'Perya Studio',
      game_name: 'Perya Lines',
      game_code: 'perya-lines',
      game_img: expect.stringContaining('perya-lines'),
      game_type: 3,
      currency: 'PHP',
      bet_amount: '10.00',
      settlement_amount: '25.50',
      held_amount: '0.00',
      net_amount: '15.50',
      status: 'completed',
      created_at: expect.any(Number),
      settle_time: expect.any(Number),
    });
    expect(lost).toMatchObject({
      game_name: 'no-longer-listed',
      game_img: '',
      net_amount: '-7.00',
    });
    expect(pending).toMatchObject({ bet_amount: '3.00', net_amount: '0.00', settle_time: 0 });
    expect(failed).toMatchObject({ bet_amount: '5.00', net_amount: '0.00', status: 'failed' });
  });

  test('is filtered by days, game type and status, and the totals follow the filter', async () => {
    const player = await newPlayer();
    await record(player.uid, { stake: 100, payout: 50, at: daysAgo(27) });
    await record(player.uid, { stake: 200, payout: 0, at: daysAgo(10) });
    await record(player.uid, { stake: 400, payout: 0, at: daysAgo(1), gameType: 1 });
    await record(player.uid, { stake: 800, status: 'pending' });
    const staked = async (request: Parameters<typeof player.list>[0]) =>
      (await player.list(request)).bt;
    expect(await staked({})).toBe('12.00');
    expect(await staked({ time_flag: 0 })).toBe('8.00');
    expect(await staked({ time_flag: 1 })).toBe('4.00');
    expect(await staked({ time_flag: 15 })).toBe('14.00');
    expect(await staked({ time_flag: 30 })).toBe('15.00');
    expect(await staked({ time_flag: 30, game_type: 1 })).toBe('4.00');
    expect(await staked({ time_flag: 30, status: 'pending' })).toBe('8.00');
    expect(await player.list({ time_flag: 30, status: 'failed' })).toMatchObject({
      d: [],
      t: 0,
      bt: '0.00',
      wt: '0.00',
      last_id: null,
    });
  });

  test('is read page by page, each round once, newest first, over the turn of a month', async () => {
    const player = await newPlayer();
    for (let number = 0; number < 12; number++) {
      await record(player.uid, { stake: 100 + number, payout: 0, at: daysAgo(27 - 2 * number) });
    }
    const seen: string[] = [];
    let last_id: string | undefined;
    do {
      const page = await player.list({
        time_flag: 30,
        page_size: 5,
        ...(last_id ? { last_id } : {}),
      });
      expect(page.t).toBe(12);
      seen.push(...page.d.map((bet) => bet.bet_amount));
      last_id = page.last_id ?? undefined;
    } while (last_id);
    expect(seen).toEqual(
      Array.from({ length: 12 }, (_, n) => `1.${String(11 - n).padStart(2, '0')}`),
    );
  });

  test('shows a player nothing of anyone else, and a visitor nothing', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const id = await record(ana.uid, { stake: 100, payout: 0 });
    expect((await ben.list()).d).toEqual([]);
    expect(await refusalOf(ben.read(String(id)))).toBe('NOT_FOUND');
    expect((await ana.read(String(id))).bet_amount).toBe('1.00');
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.listBets, {}))).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['time_flag=2'],
    ['status=lost'],
    ['page_size=0'],
    ['page_size=101'],
    ['last_id=x'],
    ['game_type=-1'],
    ["game_type=3'--"],
  ])('refuses the query %s', async (query) => {
    const player = await newPlayer();
    const response = await fetch(`${server.url}/member/game/bet/list?${query}`, {
      headers: { authorization: `Bearer ${player.token()}`, accept: 'application/json' },
    });
    expect(await response.json()).toMatchObject({ status: false, code: 'INVALID_INPUT' });
  });

  test('an id beyond the range of numbers is refused', async () => {
    const player = await newPlayer();
    const beyond = String(2n ** 63n);
    expect(await refusalOf(player.read(beyond))).toBe('INVALID_INPUT');
    expect(await refusalOf(player.list({ last_id: beyond }))).toBe('INVALID_INPUT');
    expect(await refusalOf(player.read(String(2n ** 63n - 1n)))).toBe('NOT_FOUND');
  });
});

describe('one bet', () => {
  test('tells how the round went, its proof and the movements behind it', async () => {
    const player = await newPlayer();
    await server.ledger.post({
      uid: player.uid,
      scope: 'test',
      key: randomUUID(),
      amount: centavos(10_000),
      legs: [{ account: 'house:test-funds', amount: centavos(-10_000) }],
    });
    const details: RoundDetails = {
      lines: [{ label: { en: 'Reels', tl: 'Mga reel' }, value: { en: '7 7 7', tl: '7 7 7' } }],
      proof: { commitment: 'c', server_seed: 's', client_seed: 'p', nonce: 3 },
    };
    const id = await record(player.uid, {
      stake: 1000,
      payout: 2500,
      details,
      hasPostings: true,
    });
    const bet = await player.read(String(id));
    expect(bet.details).toEqual(details);
    expect(bet.entries).toEqual([
      { type: 'bet', amount: '-10.00', balance_after: '90.00', at: expect.any(Number) },
      { type: 'win', amount: '25.00', balance_after: '115.00', at: expect.any(Number) },
    ]);
  });

  test('without a story has none, and a lost one has only its stake', async () => {
    const player = await newPlayer();
    const id = await record(player.uid, { stake: 100, payout: 0 });
    expect(await player.read(String(id))).toMatchObject({ details: null, entries: [] });
  });
});
