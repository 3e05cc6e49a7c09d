import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { pauseOthers } from '../../../testing/promotions/pause-others.ts';
import { type PlayedRound, playRound } from '../../../testing/promotions/play-round.ts';
import { dayAgo, setClock } from '../../../testing/promotions/set-clock.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  await pauseOthers(server, []);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

/** Races of three days, the first of which begins so many days ago, and no other promotion beside them. */
async function addRace(daysAgo: number, by: 'multiplier' | 'rounds', endsAt?: string) {
  await pauseOthers(server, []);
  const rules = {
    days: 3,
    by,
    game_types: [3],
    prizes: [
      { from: 1, to: 1, amount: 50_000 },
      { from: 2, to: 3, amount: 10_000 },
    ],
  };
  const id = await makePromotion(server, {
    kind: 'race',
    rules,
    startsAt: `${dayAgo(daysAgo)}T00:00:00+08:00`,
    ...(endsAt !== undefined && { endsAt }),
    cashType: 4012,
  });
  return { id, dayOf: (day: number) => dayAgo(daysAgo - day) };
}

type RunningRace = Awaited<ReturnType<typeof addRace>>;

async function newPlayer({ id, dayOf }: RunningRace) {
  const player = createApiPlayer(server.url);
  // A code is new by the real clock.
  await setClock(server);
  await player.login();
  await setClock(server, `${dayOf(0)}T12:00:00+08:00`);
  const uid = BigInt((await player.client.call(calls.getProfile, {})).uid);
  await setKycStatus(server, uid, 'basic_account');
  return {
    ...player,
    uid,
    play: (day: number, round: Partial<PlayedRound>) =>
      playRound(server, uid, {
        stake: 1000,
        at: new Date(`${dayOf(day)}T11:00:00+08:00`),
        ...round,
      }),
    join: (is_in = true) => player.client.call(calls.joinRace, { pid: id, is_in }),
    read: () => player.client.call(calls.readRaces, {}),
    balance: async () => (await server.ledger.wallet(uid)).balance,
  };
}

const settle = (at = server) => at.runTask('promotions_settle_races');

/** What is certain also waits for transactions of other suites. */
async function settleRace({ id, dayOf }: RunningRace): Promise<void> {
  await setClock(server, `${dayOf(3)}T00:30:00+08:00`);
  await expect
    .poll(async () => {
      await server.settle();
      await Promise.all([settle(), settle(second)]);
      const { rowCount } = await server.database.pool.query(
        `select from promotions.closed_day
         where promotion_id = $1 and day = $2::date and settled_at is not null`,
        [id, dayOf(2)],
      );
      return rowCount;
    })
    .toBe(1);
}

test('is by the best win in times the stake over all its days, whatever the stake, and for those alone who joined', async () => {
  const race = await addRace(20, 'multiplier');
  const small = await newPlayer(race);
  const large = await newPlayer(race);
  const early = await newPlayer(race);
  const other = await newPlayer(race);
  for (const player of [small, large, early]) await player.join();
  await large.play(0, { stake: 500_000, payout: 1_000_000 });
  await small.play(1, { stake: 100, payout: 1234 });
  await early.play(0, {
    stake: 1000,
    payout: 2000,
    at: new Date(`${race.dayOf(0)}T09:00:00+08:00`),
  });
  await other.play(0, { stake: 100, payout: 100_000 });
  // Another type, a round that failed and a day before do not count.
  await large.play(1, { stake: 100, payout: 9000, gameType: 1, gameCode: 'perya-live' });
  await large.play(-1, { stake: 100, payout: 9000 });
  await server.settle();
  const { races } = await large.read();
  expect(races).toHaveLength(1);
  expect(races[0]).toMatchObject({
    first_day: race.dayOf(0),
    last_day: race.dayOf(2),
    pool: '700.00',
    racers: 3,
    own: { place: 3, score: 200, is_own: true, prize: '100.00' },
  });
  // Of equals whoever had it first.
  expect(races[0]?.top.map(({ place, score, prize }) => [place, score, prize])).toEqual([
    [1, 1234, '500.00'],
    [2, 200, '100.00'],
    [3, 200, '100.00'],
  ]);
  expect((await other.read()).races[0]).toMatchObject({ has_joined: false, own: null });

  const before = await Promise.all([small, large, early, other].map((each) => each.balance()));
  await settleRace(race);
  const after = await Promise.all([small, large, early, other].map((each) => each.balance()));
  expect(after.map((balance, place) => balance - (before[place] ?? 0n))).toEqual([
    50_000n,
    10_000n,
    10_000n,
    0n,
  ]);
  expect((await small.read()).past[0]).toMatchObject({
    first_day: race.dayOf(0),
    own: { place: 1, score: 1234, prize: '500.00' },
  });

  // The end can be computed anew of the rounds themselves.
  const { rows } = await server.database.owner.query<{ isSame: boolean }>(
    `select bool_and(p.score = (select max(b.payout * 100 / b.stake) from games.bet b
       where b.uid = p.uid and b.status = 'completed' and b.game_type = 3
         and platform.manila_day(b.settled_at) between p.first_day and p.last_day)) as is_same
     from promotions.race_place p where p.promotion_id = $1`,
    [race.id],
  );
  expect(rows).toEqual([{ isSame: true }]);
  await Promise.all([settle(), settle(second)]);
  expect(await small.balance()).toBe(after[0]);
});

test('a round that was corrected counts as it stands, also when it was the best', async () => {
  const race = await addRace(16, 'multiplier');
  const wrong = await newPlayer(race);
  const fair = await newPlayer(race);
  for (const player of [wrong, fair]) await player.join();
  await wrong.play(0, { stake: 100, payout: 9000 });
  await wrong.play(0, { stake: 100, payout: 300 });
  await fair.play(0, { stake: 100, payout: 500 });
  const scores = async () => {
    await server.settle();
    return (await fair.read()).races[0]?.top.map(({ score, is_own }) => [score, is_own]);
  };
  expect(await scores()).toEqual([
    [9000, false],
    [500, true],
  ]);
  await server.database.pool.query(
    `select games.correct_round(b.uid, b.id, b.created_at, nextval('games.movement_id'), -9000, 0, 0, b.created_at)
     from games.bet b where b.bucket = platform.bucket_of($1) and b.uid = $1 and b.payout = 9000`,
    [wrong.uid],
  );
  expect(await scores()).toEqual([
    [500, true],
    [300, false],
  ]);
});

test('by rounds counts each alike, and whoever leaves takes no part', async () => {
  const race = await addRace(12, 'rounds');
  const many = await newPlayer(race);
  const few = await newPlayer(race);
  const gone = await newPlayer(race);
  for (const player of [many, few, gone]) await player.join();
  for (let round = 0; round < 3; round += 1) await many.play(round % 3, { stake: 100 });
  await few.play(0, { stake: 900_000 });
  for (let round = 0; round < 5; round += 1) await gone.play(0, {});
  expect(await gone.join(false)).toEqual({ has_joined: false });
  await server.settle();
  const [shown] = (await few.read()).races;
  expect(shown?.top.map(({ score }) => score)).toEqual([3, 1]);
  expect(shown?.own).toMatchObject({ place: 2 });
  await settleRace(race);
  expect((await gone.read()).past[0]).toMatchObject({ own: null });
});

test('that does not run cannot be joined', async () => {
  const race = await addRace(5, 'rounds', `${dayAgo(1)}T00:00:00+08:00`);
  const player = await newPlayer(race);
  expect(await refusalOf(player.join())).toBe('NOT_FOUND');
  expect((await player.read()).races).toEqual([]);
});
