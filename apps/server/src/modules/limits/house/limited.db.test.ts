import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let reader: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  reader = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { uid: String(uid), client: player.client };
}

test('players with limits are listed by their newest change, page by page, and told apart by who set them', async () => {
  const first = await newPlayer();
  const second = await newPlayer();
  const third = await newPlayer();
  await first.client.call(calls.updateLimits, { daily_stake: '100.00' });
  await second.client.call(calls.excludeSelf, { period: '7d' });
  await third.client.call(calls.updateLimits, { daily_loss: '50.00' });
  await first.client.call(calls.updateLimits, { daily_stake: '80.00' });
  const uids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.client.call(staffCalls.listLimitedPlayers, { cursor, limit: 1 });
    expect(page.count).toBe(cursor === undefined ? 3 : null);
    uids.push(...page.rows.map(({ uid }) => uid));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(uids).toEqual([first.uid, third.uid, second.uid]);
  const listed = async (filter: object) =>
    (await reader.client.call(staffCalls.listLimitedPlayers, filter)).rows.map(({ uid }) => uid);
  expect(await listed({ state: 'excluded' })).toEqual([second.uid]);
  expect(await listed({ by: 'house' })).toEqual([]);
  expect(await listed({ uid: third.uid })).toEqual([third.uid]);
  expect(await reader.client.call(staffCalls.readPlayerLimits, { uid: first.uid })).toMatchObject({
    daily_stake: { amount: '80.00', next: null },
    changes: [
      { by: `player:${first.uid}`, after: '80.00' },
      { by: `player:${first.uid}`, after: '100.00' },
    ],
  });
  const nobody = reader.client.call(staffCalls.readPlayerLimits, { uid: '99999999999' });
  expect(await refusalOf(nobody)).toBe('NOT_FOUND');
});

test('the limits of deposits are read too, beside what was deposited, and a higher one that waits', async () => {
  const { uid, client } = await newPlayer();
  await client.call(calls.updateLimits, {
    daily_deposit: '500.00',
    weekly_deposit: '900.00',
    monthly_deposit: '2000.00',
  });
  await client.call(calls.updateLimits, { weekly_deposit: '1000.00' });
  await server.database.owner.query('select limits.take_deposit($1, 12300, platform.clock())', [
    uid,
  ]);
  expect(await reader.client.call(staffCalls.readPlayerLimits, { uid })).toMatchObject({
    daily_deposit: { amount: '500.00', next: null },
    weekly_deposit: { amount: '900.00', next: { amount: '1000.00' } },
    monthly_deposit: { amount: '2000.00', next: null },
    deposited: { today: '123.00', week: '123.00', month: '123.00' },
  });
  const { rows } = await reader.client.call(staffCalls.listLimitedPlayers, { uid });
  expect(rows).toMatchObject([{ daily_deposit: { amount: '500.00' }, changed_by: 'player' }]);
});
