import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { type ProviderHouse, startProviderHouse } from '../../../testing/games/provider-house.ts';
import { addPlayer } from '../../../testing/provider.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.stop());

async function open() {
  const { server, hub88 } = house;
  const uid = await addPlayer(server, 1000);
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const url = await player.client.call(calls.launchGame, { code: 'dragon-rising' });
  return { uid, session: hub88.sessionOf(url) };
}

/** A round at Hub88; answers the ids of its bet and its win. */
async function playRound(session: Awaited<ReturnType<typeof open>>['session'], won: number) {
  const round = randomUUID();
  const { transaction_uuid: bet } = await house.hub88.bet(session, round, 10);
  const win = randomUUID();
  await house.hub88.win(session, round, bet, won, { transaction_uuid: win });
  return { round, bet, win };
}

/** As if all of this had been yesterday: both sides' books, and the night after. */
async function compareYesterday() {
  const { server, hub88 } = house;
  const { rows } = await server.database.owner.query(
    `select to_char(platform.manila_day(now()) - 1, 'YYYY-MM-DD') as day`,
  );
  const day: string = rows[0].day;
  const noon = `${day}T12:00:00+08:00`;
  await server.database.owner.query(
    'alter table games.bet disable trigger user; alter table games.movement disable trigger user',
  );
  for (const [table, column] of [
    ['bet', 'created_at'],
    ['movement', 'created_at'],
    ['movement', 'bet_created_at'],
  ]) {
    await server.database.owner.query(`update games.${table} set ${column} = $1`, [noon]);
  }
  await server.database.owner.query(
    'alter table games.bet enable trigger user; alter table games.movement enable trigger user',
  );
  for (const each of hub88.books) each.inserted_at = new Date(noon).toISOString();
  await server.database.owner.query('delete from games.comparison');
  await server.runTask('games_compare_providers');
  return day;
}

async function read(venue = 'hub88') {
  const staff = await createApiStaff(house.server, 'games');
  return staff.client.call(staffCalls.readComparison, { venue });
}

describe('a day in the books of Hub88', () => {
  test('is what we have, and each transaction that is told otherwise is found', async () => {
    const { uid, session } = await open();
    const agreed = await playRound(session, 25);
    const back = await house.hub88.bet(session, 'back', 10);
    await house.hub88.rollback(session, 'back', back.transaction_uuid);
    const takenBack = await playRound(session, 5);
    await house.hub88.rollback(session, takenBack.round, takenBack.win);
    const voided = await playRound(session, 0);
    await house.hub88.rollback(session, voided.round, voided.bet);
    const day = await compareYesterday();
    const sound = await read();
    expect(sound.differences).toEqual([]);
    expect(sound.days.find((each) => each.day === day)).toMatchObject({
      theirs: 7,
      ours: 7,
      differences: 0,
      problem: null,
    });

    const { books } = house.hub88;
    const find = (id: string) => books.find((each) => each.transaction_uuid === id);
    const missing = randomUUID();
    const told = find(agreed.bet);
    if (!told) throw new Error('Hub88 has not noted the bet');
    // It has told of a bet that never came, has forgotten one, pays another win, and says a bet was refused.
    books.push({ ...told, transaction_uuid: missing });
    const win = find(agreed.win);
    if (win) win.amount += 1000;
    const lost = await playRound(session, 0);
    books.splice(
      books.findIndex((each) => each.transaction_uuid === lost.bet),
      1,
    );
    const refused = await playRound(session, 0);
    const bet = find(refused.bet);
    if (bet) bet.status = 'TS_DECLINED';
    await compareYesterday();
    const { days, differences } = await read();
    expect(days.find((each) => each.day === day)).toMatchObject({ differences: 4 });
    const whatOf = Object.fromEntries(differences.map((each) => [each.transaction, each]));
    expect(whatOf).toEqual({
      [missing]: expect.objectContaining({ what: 'unknown-here', theirs: '10.00', ours: null }),
      [agreed.win]: expect.objectContaining({
        what: 'other-amount',
        uid: String(uid),
        theirs: '25.01',
        ours: '25.00',
      }),
      [lost.bet]: expect.objectContaining({ what: 'unknown-there', ours: '10.00', theirs: null }),
      [refused.bet]: expect.objectContaining({ what: 'stands-here', ours: '10.00', theirs: null }),
    });
    const unsound = await house.server.games.listUnsoundDays();
    expect(unsound).toMatchObject([{ venue: 'hub88', day, differences: 4 }]);
  });

  test('is asked for again while the provider is away, and once it was compared no more', async () => {
    const { hub88, server } = house;
    await server.database.owner.query('delete from games.comparison');
    hub88.switches.isDown = true;
    await server.runTask('games_compare_providers');
    expect((await read()).days.map(({ problem }) => problem)).toEqual(
      Array.from({ length: 3 }, () => 'unreachable'),
    );
    hub88.switches.isDown = false;
    await server.runTask('games_compare_providers');
    const { days } = await read();
    expect(days.map(({ problem }) => problem)).toEqual([null, null, null]);
    await server.runTask('games_compare_providers');
    expect((await read()).days).toEqual(days);
  });

  test('is nobody’s where a provider lists no transactions, and of no venue that speaks our own wire', async () => {
    expect(await read('softswiss')).toEqual({ lists: false, days: [], differences: [] });
    expect(await refusalOf(read('studio'))).toBe('NOT_FOUND');
  });
});
