import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { pauseOthers } from '../../../testing/promotions/pause-others.ts';
import { type PlayedRound, playRound } from '../../../testing/promotions/play-round.ts';
import { dayAgo, setClock } from '../../../testing/promotions/set-clock.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createRankingStore } from './ranking.store.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  await pauseOthers(server, ['ranking']);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

const promotion = 7;
let day = '';
let daysAgo = 20;
const next = () => dayAgo(daysAgo - 1);
beforeEach(async () => {
  // Each test has a day of its own, so that nobody meets the players of another.
  daysAgo -= 2;
  day = dayAgo(daysAgo);
  await setClock(server, `${day}T12:00:00+08:00`);
});
const nextDay = (time: string) => setClock(server, `${next()}T${time}+08:00`);

async function newPlayer(nickname?: string) {
  const player = createApiPlayer(server.url);
  // A code is new by the real clock.
  await setClock(server);
  await player.login();
  await setClock(server, `${day}T12:00:00+08:00`);
  if (nickname) await player.client.call(calls.updateDetail, { nickname });
  const uid = BigInt((await player.client.call(calls.getProfile, {})).uid);
  await setKycStatus(server, uid, 'basic_account');
  return {
    ...player,
    uid,
    contest: async () => (await player.client.call(calls.readRanking, {})).contest,
    past: async () => (await player.client.call(calls.listPastRankings, {})).d,
  };
}

const play = (uid: bigint, stake: number, round: Partial<PlayedRound> = {}) =>
  playRound(server, uid, { stake, at: new Date(`${day}T11:00:00+08:00`), ...round });
const rank = (at = server) => at.runTask('promotions_rank_players');
const balanceOf = async (uid: bigint) => (await server.ledger.wallet(uid)).balance;

/** What is certain also waits for transactions of other suites. */
async function rankUntilSettled(): Promise<void> {
  await expect
    .poll(async () => {
      await server.settle();
      await rank();
      const { rowCount } = await server.database.pool.query(
        `select from promotions.closed_day
           where promotion_id = $1 and day = $2::date and settled_at is not null`,
        [promotion, day],
      );
      return rowCount;
    })
    .toBe(1);
}

describe('the contest of a day', () => {
  test('lists who staked the most on slots, made anew every hour, and shows the own place at once [G-097 G-098 G-101 G-280]', async () => {
    const ana = await newPlayer('AnaMarie');
    const ben = await newPlayer('Benjamin');
    const cora = await newPlayer();
    await play(ana.uid, 50_000);
    await play(ben.uid, 90_000);
    await play(cora.uid, 200_000, { gameType: 1, gameCode: 'perya-live' });
    await play(cora.uid, 50_000);
    await play(cora.uid, 70_000, { status: 'failed' });
    await server.settle();
    expect(await ana.contest()).toMatchObject({ day, listed_at: 0, top: [] });
    await rank();
    const shown = await ana.contest();
    expect(
      shown?.top.map(({ place, nickname, staked, prize, is_own }) => [
        place,
        nickname,
        staked,
        prize,
        is_own,
      ]),
    ).toEqual([
      [1, 'B***n', '900.00', '25000.00', false],
      [2, 'AnaMarie', '500.00', '12000.00', true],
      [3, expect.stringContaining('***'), '500.00', '8000.00', false],
    ]);
    expect(shown?.own).toEqual({ place: 2, staked: '500.00', prize: '12000.00', takes_part: true });
    expect(shown?.ends_at).toBe(Date.parse(`${day}T00:00:00+08:00`) / 1000 + 24 * 3600);

    await play(ana.uid, 100_000);
    await server.settle();
    await setClock(server, `${day}T12:59:59+08:00`);
    await rank();
    expect(await ana.contest()).toMatchObject({
      own: { place: 1, staked: '1500.00', prize: '25000.00' },
      top: [{ nickname: 'B***n' }, { is_own: true }, {}],
    });
    await setClock(server, `${day}T13:00:00+08:00`);
    await rank();
    expect((await ana.contest())?.top[0]).toMatchObject({ is_own: true, staked: '1500.00' });
    expect(await refusalOf(createApiPlayer(server.url).client.call(calls.readRanking, {}))).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('has the prizes of the documents, 100,000 in all, for the first hundred and nobody below [G-096 G-263 G-264 G-265 G-266 G-267 G-268 G-269 G-270 G-271 G-272 G-273 G-274 G-275 G-278 G-312]', async () => {
    const player = await newPlayer();
    const { pool } = server.database;
    await pool.query(
      `insert into promotions.played (bucket, uid, day, game_code, venue, game_type, rounds, staked)
       select platform.bucket_of($1::bigint + 1000000 + n), $1::bigint + 1000000 + n, $2::date, 'perya-lines', 'studio', 3, 1, 1000000 - n
       from generate_series(1, 101) n`,
      [player.uid, day],
    );
    await rank();
    const contest = await player.contest();
    expect(contest?.pool).toBe('100000.00');
    const prizes = contest?.top.map(({ prize }) => Number(prize)) ?? [];
    expect(prizes).toEqual([
      ...[25_000, 12_000, 8000, 6000, 5000, 3500, 2500, 2000, 1500, 1000],
      ...Array(10).fill(700),
      ...Array(30).fill(400),
      ...Array(50).fill(290),
    ]);
    await play(player.uid, 1);
    await server.settle();
    expect((await player.contest())?.own).toMatchObject({ place: 102, prize: '0.00' });
  });

  test('leaves out the disqualified, blocked, frozen and excluded, and test accounts outside of the sandbox', async () => {
    const [out, blocked, frozen, excluded, tester, left] = (await Promise.all(
      [false, false, false, false, true, false].map((isTester) =>
        addPlayer(server, 0, { tester: isTester }),
      ),
    )) as [bigint, bigint, bigint, bigint, bigint, bigint];
    const uids = [out, blocked, frozen, excluded, tester, left];
    for (const [n, uid] of uids.entries()) await play(uid, 9000 - n);
    await server.settle();
    await setKycStatus(server, blocked, 'block');
    await setKycStatus(server, frozen, 'frozen');
    await server.database.owner.query(
      `insert into limits.player (bucket, uid, excluded_since, excluded_until)
       values (platform.bucket_of($1), $1, platform.clock(), platform.clock() + interval '1 day')`,
      [excluded],
    );
    const staff = await createApiStaff(server, 'promotions');
    const given = { promotion, day, uid: String(out), reason: 'Played by a script' };
    await staff.client.call(staffCalls.disqualifyPlayer, given);
    const contest = { promotion, gameTypes: [3], prizes: [100] };
    const ranked = async (withTesters: boolean) =>
      (await createRankingStore(server.database.pool, withTesters).readStanding(contest, day)).uids;
    expect(await ranked(false)).toEqual([left]);
    expect(await ranked(true)).toEqual([tester, left]);
    await nextDay('00:00:01');
    await rankUntilSettled();
    expect(await balanceOf(out)).toBe(0n);
    expect(await balanceOf(left)).toBe(1_200_000n);
    expect(
      await refusalOf(
        staff.client.call(staffCalls.disqualifyPlayer, { ...given, uid: String(left) }),
      ),
    ).toBe('RANKING_DECIDED');
  });
});

describe('the prizes of a day', () => {
  test('are given when it is over and every round of it is known, and must be played twice [G-276 G-279]', async () => {
    const ana = await newPlayer('Carmelita');
    const ben = await newPlayer();
    await play(ana.uid, 50_000);
    await play(ben.uid, 40_000, { at: new Date(`${day}T00:00:00+08:00`) });
    await play(ben.uid, 90_000, { at: new Date(`${next()}T00:00:00+08:00`) });
    await server.settle();
    await setClock(server, `${day}T23:59:59.999+08:00`);
    await rank();
    expect(await balanceOf(ana.uid)).toBe(0n);
    // A round of the last second whose transaction is still at work when the day is over.
    const late = await server.database.pool.connect();
    await late.query('begin');
    await late.query('select pg_current_xact_id()');
    await nextDay('00:00:01');
    await rank();
    await server.settle();
    await rank();
    expect(await balanceOf(ana.uid)).toBe(0n);
    await late.query(
      `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status,
         stake, payout, settled_at, settled_seq)
       values (platform.bucket_of($1), $1, nextval('games.bet_id'), $2, 'studio', 'perya-lines', 3, 'late', 'completed',
         20000, 0, $2, nextval('games.settled_seq'))`,
      [ben.uid, `${day}T23:59:59.999+08:00`],
    );
    await late.query('commit');
    late.release();
    await rankUntilSettled();
    expect([await balanceOf(ben.uid), await balanceOf(ana.uid)]).toEqual([2_500_000n, 1_200_000n]);
    expect(await server.ledger.wallet(ana.uid)).toMatchObject({ withdrawable: 0n });
    expect(await server.ledger.requirements(ana.uid)).toMatchObject([
      { scope: 'bonus.4007', amount: 1_200_000n, multiplier: 2n, left: 2_400_000n },
    ]);
    const [latest] = await ana.past();
    expect(latest).toMatchObject({
      day,
      top: [
        { place: 1, staked: '600.00' },
        { place: 2, nickname: 'Carmelita', prize: '12000.00' },
      ],
      own: { place: 2, staked: '500.00' },
    });
    expect((await ben.contest())?.own.staked).toBe('900.00');
  });

  test('are given once, by two servers at once, and after one of them has stopped halfway', async () => {
    const { pool } = server.database;
    const uids = await Promise.all(
      Array.from({ length: 60 }, () => addPlayer(server, 0, { tester: false })),
    );
    for (const uid of uids) await play(uid, 5000);
    await server.settle();
    await nextDay('00:00:01');
    const store = createRankingStore(pool, true);
    const contest = { promotion, gameTypes: [3], prizes: Array(60).fill(1000) };
    await expect
      .poll(async () => {
        const { rows } = await pool.query('select promotions.is_day_whole($1) as is_whole', [day]);
        return rows[0]?.isWhole;
      })
      .toBe(true);
    await store.close(contest, day);
    await pool.query('select promotions.pay_due($1, $2::date, true, 7)', [promotion, day]);
    await Promise.all([server, second, server, second].map(rank));
    await rankUntilSettled();
    const balances = await Promise.all(uids.map(balanceOf));
    expect(new Set(balances)).toEqual(new Set([1000n]));
    const { rows } = await pool.query(
      `select count(*)::int as rewards from promotions.reward
       where promotion_id = $1 and period = $2 and state = 'claimed'`,
      [promotion, day],
    );
    expect(rows).toEqual([{ rewards: 60 }]);
    expect((await pool.query('select from promotions.due')).rowCount).toBe(0);
  });

  test('wait while the promotion is paused, and are given when it goes on', async () => {
    const uid = await addPlayer(server, 0, { tester: false });
    await play(uid, 5000);
    await server.settle();
    await nextDay('00:00:01');
    const set = (state: string) =>
      server.database.pool.query(
        'update promotions.promotion set state = $2, version = version + 1 where id = $1',
        [promotion, state],
      );
    await set('paused');
    await server.settle();
    await rank(second);
    expect(await balanceOf(uid)).toBe(0n);
    await set('published');
    await rankUntilSettled();
    expect(await balanceOf(uid)).toBe(2_500_000n);
  });
});
