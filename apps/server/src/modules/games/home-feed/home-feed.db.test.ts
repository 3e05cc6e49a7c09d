import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { noteReturnsOf, noteWinsOf } from '../../../testing/games/note-rounds.ts';
import { recordRound } from '../../../testing/games/record-round.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createHomeFeed } from './read-home-feed.ts';
import { createRecentWinsStore } from './recent-wins.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.owner.query(
    `truncate games.bet, games.daily_win, games.recent_win, games.return_day;
     update games.wins_switch set is_on = true;
     alter sequence games.settled_seq restart;
     truncate platform.log, platform.log_reader`,
  );
});
afterAll(() => server.stop());

/** Without the seconds for which the server keeps its answer. */
function readFeed(withTesters = true) {
  const { pool } = server.database;
  const { catalogue, identity } = server;
  const recentWins = createRecentWinsStore(pool);
  return createHomeFeed({ recentWins, catalogue, identity, now: Date.now }, withTesters).read();
}

async function newPlayer(nickname?: string) {
  const player = createApiPlayer(server.url);
  await player.login();
  if (nickname) await player.client.call(calls.updateDetail, { nickname });
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    uid: BigInt(uid),
    play: (round: { payout: number; at?: Date; gameCode?: string }) =>
      recordRound(server, BigInt(uid), { stake: 100, ...round }),
  };
}

const note = async () => {
  await noteWinsOf(server);
  await noteReturnsOf(server);
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the wins of the last minutes', () => {
  test('are real ones, the newest first, under masked names, for visitors too', async () => {
    const ana = await newPlayer('AnaMarie');
    await ana.play({ payout: 20_000, at: minutesAgo(3) });
    await ana.play({ payout: 50_050, at: minutesAgo(1) });
    await ana.play({ payout: 9_999, at: minutesAgo(1) });
    await ana.play({ payout: 90_000, at: minutesAgo(31) });
    await note();
    const visitor = createApiPlayer(server.url);
    const { wins } = await visitor.client.call(calls.readHomeFeed, {});
    expect(wins.map(({ nickname, amount }) => [nickname, amount])).toEqual([
      ['A***e', '500.50'],
      ['A***e', '200.00'],
    ]);
    expect(wins[0]).toMatchObject({ game_code: 'perya-lines', game_name: 'Perya Lines' });
    expect(JSON.stringify(wins)).not.toContain('AnaMarie');
  });

  test('are never those of test accounts, nor of who is excluded, blocked or frozen by now', async () => {
    const [tester, excluded, blocked, frozen, other] = await Promise.all([
      newPlayer(),
      newPlayer(),
      newPlayer(),
      newPlayer(),
      newPlayer(),
    ]);
    const { owner } = server.database;
    await owner.query('update identity.player set tester = true where uid = $1', [tester.uid]);
    for (const player of [tester, excluded, blocked, frozen, other]) {
      await player.play({ payout: 30_000 });
    }
    await note();
    await owner.query(
      `insert into limits.player (bucket, uid, excluded_since, excluded_until)
         values (platform.bucket_of($1), $1, now(), now() + interval '1 day')`,
      [excluded.uid],
    );
    for (const [uid, status] of [
      [blocked.uid, 'block'],
      [frozen.uid, 'frozen'],
    ]) {
      await owner.query(
        `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, $2)
         on conflict on constraint record_pkey do update set status = excluded.status`,
        [uid, status],
      );
    }
    expect((await readFeed()).wins).toHaveLength(1);
    const kept = await owner.query('select uid from games.recent_win where uid = $1', [tester.uid]);
    expect(kept.rowCount).toBe(0);
  });

  test('are as few as the page needs, however many there were', async () => {
    const player = await newPlayer();
    for (let number = 0; number < 70; number++) await player.play({ payout: 20_000 + number });
    await note();
    const kept = await server.database.pool.query('select from games.recent_win');
    expect(kept.rowCount).toBe(60);
    expect((await readFeed()).wins.map(({ amount }) => amount).slice(0, 2)).toEqual([
      '200.69',
      '200.68',
    ]);
  });

  test('are switched off by who may publish, with an audit entry, and at once', async () => {
    const player = await newPlayer();
    await player.play({ payout: 30_000 });
    await note();
    const staff = await createApiStaff(server, 'content');
    const support = await createApiStaff(server, 'support');
    const off = { is_on: false, reason: 'The regulator asks for it' };
    const refused = support.client.call(staffCalls.changeWinsSwitch, off);
    expect(await refusalOf(refused)).toBe('FORBIDDEN');
    const turned = await Promise.allSettled(
      Array.from({ length: 5 }, () => staff.client.call(staffCalls.changeWinsSwitch, off)),
    );
    expect(turned.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await support.client.call(staffCalls.readWinsSwitch, {})).toMatchObject({
      is_on: false,
    });
    const visitor = createApiPlayer(server.url);
    expect((await visitor.client.call(calls.readHomeFeed, {})).wins).toEqual([]);
    const { rows } = await server.database.owner.query(
      `select before, after, reason from audit.entry where action = 'games.wins-switched'`,
    );
    expect(rows).toEqual([
      { before: { is_on: true }, after: { is_on: false }, reason: off.reason },
    ]);
  });
});

describe('the games of the day', () => {
  test('are ranked by rounds, not by money, without closed ones; test accounts count in the sandbox alone', async () => {
    const player = await newPlayer();
    const tester = await newPlayer();
    const { owner } = server.database;
    await owner.query('update identity.player set tester = true where uid = $1', [tester.uid]);
    const { rows } = await owner.query<{ code: string }>(
      'select code from catalogue.game where is_online order by id limit 3',
    );
    const [most = '', less = '', tested = ''] = rows.map(({ code }) => code);
    for (const gameCode of [most, most, less]) await player.play({ payout: 0, gameCode });
    await player.play({ payout: 900_000, gameCode: less, at: minutesAgo(24 * 60) });
    for (let round = 0; round < 3; round++) await tester.play({ payout: 0, gameCode: tested });
    await note();
    const codesOf = async (withTesters: boolean) =>
      (await readFeed(withTesters)).top.map(({ code }) => code);
    expect(await codesOf(false)).toEqual([most, less]);
    expect(await codesOf(true)).toEqual([tested, most, less]);
    await owner.query('update catalogue.game set is_online = false where code = $1', [most]);
    expect(await codesOf(false)).toEqual([less]);
    await owner.query('update catalogue.game set is_online = true where code = $1', [most]);
  });
});
