import { calls } from '@perya/contract/calls';
import { manilaDayStart } from '@perya/contract/manila-time';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LogReader, readLog } from '../../../platform/events/log-reader.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { noteWinsOf, patientMs } from '../../../testing/games/note-rounds.ts';
import { recordRound } from '../../../testing/games/record-round.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createRecentWinsStore } from '../home-feed/recent-wins.store.ts';
import { listDailyWins } from './list-daily-wins.ts';
import { createWinsReader, noteWins } from './note-wins.ts';
import { createWinsStore } from './wins.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  // The list is one for all players, so each test begins with an empty log.
  await server.database.owner.query(
    `truncate games.bet, games.daily_win;
     alter sequence games.settled_seq restart;
     truncate platform.log, platform.log_reader`,
  );
});
afterAll(() => server.stop());

async function newPlayer(nickname?: string) {
  const player = createApiPlayer(server.url);
  await player.login();
  if (nickname) await player.client.call(calls.updateDetail, { nickname });
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    ...player,
    uid: BigInt(uid),
    wins: () => player.client.call(calls.listDailyWins, {}),
    win: (payout: number, at = new Date()) =>
      recordRound(server, BigInt(uid), { stake: 100, payout, at }),
  };
}

const amounts = (wins: { amount: string }[]) => wins.map((win) => win.amount);

describe('the biggest wins of the day', () => {
  test('are those of everyone, under masked names, and one’s own under the full one', async () => {
    const ana = await newPlayer('AnaMarie');
    const ben = await newPlayer('Benjamin');
    await ana.win(5000);
    await ben.win(20_050);
    await ben.win(900);
    await noteWinsOf(server);
    const seen = await ana.wins();
    expect(seen.top.map(({ nickname, amount, is_own }) => [nickname, amount, is_own])).toEqual([
      ['B***n', '200.50', false],
      ['AnaMarie', '50.00', true],
      ['B***n', '9.00', false],
    ]);
    expect(seen.top[0]).toMatchObject({
      game_code: 'perya-lines',
      game_name: 'Perya Lines',
      img: expect.stringContaining('perya-lines'),
      stake: '1.00',
      multiplier_percent: 20_050,
    });
    expect(amounts(seen.own)).toEqual(['50.00']);
    expect(JSON.stringify(seen)).not.toContain('Benjamin');
  });

  test('count only rounds that paid more than they cost, and only today in Manila', async () => {
    const player = await newPlayer();
    const today = manilaDayStart(new Date());
    await player.win(100);
    await player.win(7000, new Date(today.getTime() - 1));
    await player.win(300, today);
    await recordRound(server, player.uid, { stake: 900, status: 'failed' });
    await recordRound(server, player.uid, { stake: 1, payout: 800, status: 'pending' });
    await noteWinsOf(server);
    const seen = await player.wins();
    expect(amounts(seen.top)).toEqual(['3.00']);
    expect(amounts(seen.own)).toEqual(['3.00']);
    expect(seen.day_started_at).toBe(today.getTime() / 1000);
  });

  test('show one’s own win at once, and once, before and after the log was read', async () => {
    const player = await newPlayer();
    await player.win(4000);
    expect(amounts((await player.wins()).top)).toEqual(['40.00']);
    await noteWinsOf(server);
    expect(amounts((await player.wins()).top)).toEqual(['40.00']);
  });

  test('are the twenty biggest, however many there were', async () => {
    const player = await newPlayer();
    const reader = await newPlayer();
    for (let number = 1; number <= 60; number++) await player.win(1000 + number);
    await noteWinsOf(server);
    const { top, own } = await reader.wins();
    expect(own).toEqual([]);
    expect(amounts(top)).toEqual(Array.from({ length: 20 }, (_, place) => `10.${60 - place}`));
    const kept = await server.database.pool.query('select from games.daily_win');
    expect(kept.rowCount).toBe(50);
  });

  test('leave out test accounts where there is no sandbox', async () => {
    const { pool } = server.database;
    const recentWins = createRecentWinsStore(pool);
    const wins = createWinsStore(pool, false);
    const real = { ...server, pool, wins, recentWins, now: Date.now };
    const tester = await newPlayer();
    const player = await newPlayer();
    await pool.query('update identity.player set tester = true where uid = $1', [tester.uid]);
    await tester.win(9000);
    await player.win(500);
    await noteWins(real, patientMs);
    expect(amounts((await listDailyWins(real, player.uid)).top)).toEqual(['5.00']);
    const own = await listDailyWins(real, tester.uid);
    expect([amounts(own.top), amounts(own.own)]).toEqual([['5.00'], ['90.00']]);
  });

  test('are not for visitors', async () => {
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.listDailyWins, {}))).toBe('UNAUTHENTICATED');
  });
});

/** A round that is settled by a transaction of the test's own, in two steps. */
async function settle(client: pg.PoolClient, uid: bigint, payout: number): Promise<void> {
  await client.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status,
       stake, payout, settled_at, settled_seq)
     values (platform.bucket_of($1), $1, nextval('games.bet_id'), now(), 'studio', 'perya-lines', 3, 'r', 'completed',
       100, $2, now(), nextval('games.settled_seq'))`,
    [uid, payout],
  );
}

const winsReader = () =>
  createWinsReader({
    wins: createWinsStore(server.database.pool, true),
    recentWins: createRecentWinsStore(server.database.pool),
  });

describe('the reader of the log', () => {
  test('misses no round of a transaction that commits after one with a higher number', async () => {
    const { pool } = server.database;
    const player = await newPlayer();
    const first = await pool.connect();
    const second = await pool.connect();
    try {
      for (const client of [first, second]) {
        await client.query('begin');
        await client.query('select pg_current_xact_id()');
      }
      await settle(second, player.uid, 2000);
      await settle(first, player.uid, 1000);
      await first.query('commit');
      // Another poll must not make a number safe while its transaction is still running.
      for (let look = 0; look < 3; look++) await readLog(pool, winsReader());
      await second.query('commit');
    } finally {
      first.release();
      second.release();
    }
    await player.win(3000);
    await noteWinsOf(server);
    const { rows } = await pool.query('select payout from games.daily_win order by payout');
    expect(rows.map(({ payout }) => payout)).toEqual([1000n, 2000n, 3000n]);
  });

  test('reads a long log part by part, and goes on from what is certain', async () => {
    const { pool } = server.database;
    const player = await newPlayer();
    for (let number = 0; number < 7; number++) await player.win(200 + number);
    const places: bigint[] = [];
    const { react, ...reader } = winsReader();
    const part: LogReader = {
      ...reader,
      batchSize: 3,
      react: (client, range) => {
        places.push(range.upTo);
        return react(client, range);
      },
    };
    // What is certain also waits for transactions of other databases, so the calls are not counted.
    while (places.at(-1) !== 7n) await readLog(pool, part);
    expect(places).toEqual([3n, 6n, 7n]);
    const noted = await pool.query('select from games.daily_win');
    expect(noted.rowCount).toBe(7);
  });
});
