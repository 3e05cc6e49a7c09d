import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../testing/api-staff.ts';
import { seatPlayer } from '../../testing/provider.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

/** Days that weigh 35 for chasing, 25 for nights and 30 for deposits after losses. */
async function playBadly(uid: string) {
  await server.database.owner.query(
    `insert into care.day (bucket, uid, day, rounds, staked, night_rounds, deposits, deposits_after_loss)
     select platform.bucket_of($1), $1, platform.manila_day(platform.clock()) - ago, 30, 30000, 5, 4, 3 from generate_series(0, 6) ago`,
    [uid],
  );
  await server.database.owner.query(
    `insert into care.score as s (bucket, uid) values (platform.bucket_of($1), $1)
     on conflict (bucket, uid) do update set noted = s.noted + 1`,
    [uid],
  );
}
const score = () => server.runTask('care_score_players');
const read = (uid: string) => support.client.call(staffCalls.readHarmCase, { uid });
const speak = (uid: string, who = support) =>
  who.client.call(staffCalls.logCareContact, {
    uid,
    way: 'phone',
    words: 'Spoke about the nights',
    changed: ['limits', 'limits', 'referred'],
  });

test('signs that weigh enough open a case with its reasons, pause bonuses, and tell the player', async () => {
  const player = await newPlayer();
  await playBadly(player.uid);
  await score();
  const { case: found } = await read(player.uid);
  expect(found.score).toBe(90);
  expect(found.opened_at).not.toBeNull();
  expect(found.markers.map(({ marker }) => marker).toSorted()).toEqual([
    'chasing',
    'deposits-after-losses',
    'nights',
  ]);
  expect(await server.limits.isSpared(BigInt(player.uid))).toBe(true);
  await server.limits.admit({ uid: BigInt(player.uid) });
  const { rows } = await support.client.call(staffCalls.listQueues, {});
  expect(rows.find(({ name }) => name === 'care')?.waiting).toBeGreaterThan(0);
  const entries = (await readAudit(server, player.uid)).map(({ action }) => action);
  expect(entries.slice(-2)).toEqual(['care.opened', 'limits.restricted']);
  await server.settle();
  const told = (await readInbox(server.url, player.phone)).map(({ text }) => text);
  expect(told.some((text) => text.includes('Play should stay fun'))).toBe(true);
});

test('a word with the player ends the wait, stays as it was written, and keeps the same score quiet', async () => {
  const player = await newPlayer();
  await playBadly(player.uid);
  await score();
  const cashier = await createApiStaff(server, 'cashier');
  expect(await refusalOf(speak(player.uid, cashier))).toBe('FORBIDDEN');
  const { case: done, contacts } = await speak(player.uid);
  expect(done).toMatchObject({ opened_at: null, contacts: 1 });
  expect(contacts).toMatchObject([
    { by: `staff:${support.id}`, way: 'phone', changed: ['limits', 'referred'], score: 90 },
  ]);
  await server.database.owner.query('update care.score set noted = noted + 1 where uid = $1', [
    player.uid,
  ]);
  await score();
  expect((await read(player.uid)).case.opened_at).toBeNull();
  for (const sql of ['update care.contact set words = words', 'delete from care.contact']) {
    await expect(server.database.owner.query(sql)).rejects.toThrow('append-only');
  }
  expect(await refusalOf(speak('99999999'))).toBe('NOT_FOUND');
});

test('rounds and deposits are counted once, on their day, by the readers', async () => {
  const seat = await seatPlayer(server);
  await seat.bet();
  await seat.win();
  await server.settle();
  await server.settle();
  const { rows } = await server.database.pool.query(
    'select rounds, staked > 0 as is_staked from care.day where uid = $1',
    [seat.uid],
  );
  expect(rows).toEqual([{ rounds: 1, isStaked: true }]);
});

test('who shows little is scored and waits for nobody', async () => {
  const player = await newPlayer();
  await server.database.owner.query(
    `insert into care.day (bucket, uid, day, rounds, staked, night_rounds)
     select platform.bucket_of($1), $1, platform.manila_day(platform.clock()) - ago, 30, 30000, 1 from generate_series(0, 2) ago`,
    [player.uid],
  );
  await server.database.owner.query(
    'insert into care.score (bucket, uid) values (platform.bucket_of($1), $1)',
    [player.uid],
  );
  await score();
  expect((await read(player.uid)).case).toMatchObject({ score: 15, opened_at: null });
  expect(await server.limits.isSpared(BigInt(player.uid))).toBe(false);
});
