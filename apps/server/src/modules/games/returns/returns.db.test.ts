import type { InputOf } from '@perya/contract/call';
import * as desk from '@perya/contract/games/staff-calls/returns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { noteReturnsOf } from '../../../testing/games/note-rounds.ts';
import { recordRound } from '../../../testing/games/record-round.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

const list = (input: InputOf<typeof desk.listReturns> = {}) =>
  staff.client.call(desk.listReturns, input);
const manilaDay = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

async function returnOf(game: string, input: InputOf<typeof desk.listReturns> = {}) {
  await noteReturnsOf(server);
  const { rows } = await list({ period: 'all', game, ...input });
  return rows[0];
}

/** Many rounds of a game at once: every n-th pays so many times its stake. */
async function recordMany(uid: bigint, game: string, rounds: number, every: number, times: number) {
  await server.database.owner.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
       payout, settled_at, settled_seq)
     select platform.bucket_of($1), $1, nextval('games.bet_id'), now(), 'studio', $2, 3, 'm-' || n, 'completed', 1000,
       case when n % $4 = 0 then 1000 * $5::bigint else 0 end, now(), nextval('games.settled_seq')
     from generate_series(1, $3::integer) n`,
    [uid, game, rounds, every, times],
  );
}

describe('the returns of games', () => {
  test('are summed by day, week, month and all, with test money apart', async () => {
    const uid = await addPlayer(server, 0, { tester: false });
    const tester = await addPlayer(server, 0);
    const today = new Date();
    const earlier = new Date(Date.now() - 9 * 86_400_000);
    const gameCode = 'blackjack';
    await recordRound(server, uid, { gameCode, stake: 1000, payout: 1500, at: today });
    await recordRound(server, uid, { gameCode, stake: 3000, payout: 0, at: today });
    await recordRound(server, uid, { gameCode, stake: 1000, payout: 4000, at: earlier });
    await recordRound(server, uid, { gameCode, stake: 5000, status: 'failed', at: today });
    await recordRound(server, uid, { gameCode, stake: 7000, status: 'pending', at: today });
    await recordRound(server, tester, { gameCode, stake: 100_000, payout: 100_000, at: today });
    expect(await returnOf(gameCode)).toMatchObject({
      from: null,
      game_name: 'Blackjack 21',
      venue: 'studio',
      rounds: 3,
      staked: '50.00',
      won: '55.00',
      actual: '110.00',
      theoretical: '99.47',
      verdict: 'too-few',
    });
    expect(await returnOf(gameCode, { money: 'test' })).toMatchObject({
      rounds: 1,
      staked: '1000.00',
    });
    const days = await list({ period: 'day', game: gameCode });
    expect(days.rows.map(({ from, rounds }) => [from, rounds])).toEqual([
      [manilaDay(today), 2],
      [manilaDay(earlier), 1],
    ]);
    expect(days.count).toBe(2);
    const onlyEarlier = await list({ period: 'month', game: gameCode, to: manilaDay(earlier) });
    expect(onlyEarlier.rows.map(({ rounds }) => rounds)).toEqual([1]);
  });

  test('count every round once, however many readers there are, in whatever parts', async () => {
    const uid = await addPlayer(server, 0, { tester: false });
    for (let part = 0; part < 5; part++) {
      await recordMany(uid, 'plinko', 400, 2, 1);
      await Promise.all(Array.from({ length: 8 }, () => noteReturnsOf(server)));
    }
    expect(await returnOf('plinko')).toMatchObject({
      rounds: 2000,
      staked: '20000.00',
      won: '10000.00',
    });
  });

  test('a held win that is paid counts once, whether the round was read before or after', async () => {
    const uid = await addPlayer(server, 0, { tester: false });
    const { pool } = server.database;
    const hold = async () => {
      const betId = await recordRound(server, uid, {
        gameCode: 'baccarat',
        stake: 1000,
        payout: 500,
      });
      const { rows } = await pool.query<{ id: bigint }>(
        `insert into games.held_win (bucket, movement_id, uid, bet_id, bet_created_at, venue, transaction_id, kind,
           game_code, amount, reason, ceiling, held_at, told_at)
         select m.bucket, m.id, m.uid, m.bet_id, m.bet_created_at, m.venue, m.transaction_id, 'win', 'baccarat', 9000,
           'game', 1, now(), now()
         from games.movement m where m.uid = $1 and m.bet_id = $2 and m.kind = 'win' returning movement_id as id`,
        [uid, betId],
      );
      await server.database.owner.query(
        `update games.movement set input_hash = sha256('x') where uid = $1 and bet_id = $2`,
        [uid, betId],
      );
      return rows[0]?.id ?? 0n;
    };
    const pay = (id: bigint) =>
      server.games.heldWins.decide(bySystem('test'), {
        id,
        decision: 'released',
        reason: 'looked at',
      });
    const before = await hold();
    const after = await hold();
    expect(await pay(before)).toBe('DONE');
    await noteReturnsOf(server);
    expect(await pay(after)).toBe('DONE');
    expect(await returnOf('baccarat')).toMatchObject({
      rounds: 2,
      staked: '20.00',
      won: '190.00',
      actual: '950.00',
    });
    // The squares are those of two rounds that paid 95 pesos each: no spread at all.
    expect(await returnOf('baccarat')).toMatchObject({ low: '950.00' });
  });

  test('outside of their confidence they are flagged and counted, inside they are not', async () => {
    const uid = await addPlayer(server, 0, { tester: false });
    // Roulette declares 97.29 %: one in 37 that pays 36 times is right, one in 30 is not.
    await recordMany(uid, 'roulette', 11_100, 37, 36);
    await recordMany(uid, 'bingo-75', 11_100, 30, 36);
    await recordMany(uid, 'color-game', 11_100, 50, 36);
    expect(await returnOf('roulette')).toMatchObject({ actual: '97.30', verdict: 'inside' });
    expect(await returnOf('bingo-75')).toMatchObject({ verdict: 'above' });
    expect(await returnOf('color-game')).toMatchObject({ verdict: 'below' });
    const { rows, count } = await list({ period: 'all', verdict: 'outside' });
    expect(rows.map(({ game_code }) => game_code)).toEqual(['bingo-75', 'color-game']);
    expect(count).toBe(2);
    const first = await list({ period: 'all', verdict: 'outside', limit: 1 });
    const second = await list({
      period: 'all',
      verdict: 'outside',
      limit: 1,
      cursor: first.next ?? '',
    });
    expect([...first.rows, ...second.rows]).toEqual(rows);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('perya_returns_outside{period="month"} 2');
    expect(metrics).toContain('perya_returns_outside{period="all"} 2');
    expect(metrics).toMatch(/perya_games_maintained \d/);
  });

  test('are read page by page and refuse what they do not know', async () => {
    await noteReturnsOf(server);
    const all = await list({ period: 'all' });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: typeof all = await list({
        period: 'all',
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.rows.map(({ game_code }) => game_code));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(all.rows.map(({ game_code }) => game_code));
    expect(await refusalOf(list({ from: '2026-13-45x' }))).toBe('INVALID_INPUT');
    expect(await refusalOf(list({ cursor: 'x' }))).toBe('INVALID_INPUT');
    const content = await createApiStaff(server, 'content');
    expect(await refusalOf(content.client.call(desk.listReturns, {}))).toBe('FORBIDDEN');
  });
});
