import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { startLocator } from '@perya/sandbox/location/start-locator';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { createApiStaff } from '../../testing/api-staff.ts';
import { writeTestMmdb } from '../../testing/location/write-mmdb.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ranges = join(mkdtempSync(join(tmpdir(), 'perya-ranges-')), 'ranges.txt');
writeFileSync(ranges, '198.51.100.0/24 # a VPN\n');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      PERYA_LOCATION_DB: writeTestMmdb([
        ['127.0.0.0/8', 'PH'],
        ['203.0.113.0/24', 'SG'],
        ['198.51.100.0/24', 'PH'],
      ]),
      PERYA_LOCATION_RANGES: ranges,
    },
  });
});
afterAll(() => server.stop());

const decide = (name: string, value: number) =>
  server.database.owner.query(
    `insert into limits.policy (name, value, made_by) values ($1, $2, 'staff:1')`,
    [name, value],
  );
beforeEach(async () => {
  await decide('location_minutes', 30);
  await decide('location_travellers', 2);
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: BigInt(uid) };
}
const from = (uid: bigint, address: string, moment: 'deposit' | 'launch' | 'withdraw' = 'launch') =>
  server.location.admit(moment, { uid, address });
async function takeBet(uid: bigint): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ refusal: string | null }>(
    'select limits.take_bet($1, 1, platform.clock()) as refusal',
    [uid],
  );
  return rows[0]?.refusal ?? null;
}

test('who comes from elsewhere, or hides it, opens no game and pays nothing in; every look is kept', async () => {
  const { uid } = await newPlayer();
  await from(uid, '127.0.0.1');
  expect(await takeBet(uid)).toBeNull();
  for (const [address, words] of [
    ['203.0.113.9', 'only from inside the Philippines'],
    ['198.51.100.9', 'VPN'],
    ['192.0.2.1', 'cannot tell where you are'],
  ] as const) {
    for (const moment of ['launch', 'deposit'] as const) {
      await expect(from(uid, address, moment)).rejects.toMatchObject({
        code: 'RESTRICTED',
        message: expect.stringContaining(words),
      });
    }
  }
  expect(await takeBet(uid)).toBe('RESTRICTED');
  const auditor = await createApiStaff(server, 'auditor');
  const { rows } = await auditor.client.call(staffCalls.listLocationChecks, { uid: String(uid) });
  expect(rows.slice(0, 3)).toMatchObject([
    { moment: 'deposit', outcome: 'unknown', country: '', network: '192.0.2.0/24' },
    { moment: 'launch', outcome: 'unknown' },
    { moment: 'deposit', outcome: 'hidden', country: 'PH', network: '198.51.100.0/24' },
  ]);
  const change = 'update location.check set country = country';
  await expect(server.database.owner.query(change)).rejects.toThrow('append-only');
});

test('bets go on for as long as a look lasts, and after the next one', async () => {
  const player = await newPlayer();
  await from(player.uid, '127.0.0.1');
  await server.database.owner.query(
    `update limits.player set location_until = now() - interval '1 second' where uid = $1`,
    [player.uid],
  );
  expect(await takeBet(player.uid)).toBe('RESTRICTED');
  expect(await player.client.call(calls.checkLocation, {})).toEqual({
    may_play: true,
    every_minutes: 10,
  });
  expect(await takeBet(player.uid)).toBeNull();
  const singapore = { latitude: 1.35, longitude: 103.82, accuracy: 10 };
  const told = await player.client.call(calls.checkLocation, { position: singapore });
  expect(told.may_play).toBe(false);
  expect(await takeBet(player.uid)).toBe('RESTRICTED');
  await decide('location_minutes', 0);
  expect(await takeBet(player.uid)).toBeNull();
  expect(await player.client.call(calls.checkLocation, {})).toEqual({
    may_play: true,
    every_minutes: 0,
  });
});

test('whoever was at play when the house began to ask is looked for once a look is over', async () => {
  const { uid } = await newPlayer();
  await server.database.owner.query(
    'update limits.player set location_until = null where uid = $1',
    [uid],
  );
  const beganToAsk = (minutesAgo: number) =>
    server.database.owner.query(
      `insert into limits.policy (name, value, made_at, made_by)
       values ('location_minutes', 10, platform.clock() - make_interval(mins => $1), 'staff:1')`,
      [minutesAgo],
    );
  const isLimited = async () => {
    const { rows } = await server.database.pool.query<{ limited: string[] }>(
      'select limits.limited_among(platform.bucket_of($1), array[$1]::bigint[]) as limited',
      [uid],
    );
    return rows[0]?.limited.length === 1;
  };
  await beganToAsk(9);
  expect(await takeBet(uid)).toBeNull();
  expect(await isLimited()).toBe(false);
  await beganToAsk(10);
  expect(await takeBet(uid)).toBe('RESTRICTED');
  expect(await isLimited()).toBe(true);
  // One of whom nothing was ever written is nobody else.
  await server.database.owner.query('delete from limits.player where uid = $1', [uid]);
  expect(await takeBet(uid)).toBe('RESTRICTED');
  expect(await isLimited()).toBe(true);
  await from(uid, '127.0.0.1');
  expect(await takeBet(uid)).toBeNull();
  expect(await isLimited()).toBe(false);
});

test('what a traveller may do says the policy', async () => {
  const { uid } = await newPlayer();
  await from(uid, '203.0.113.9', 'withdraw');
  await decide('location_travellers', 1);
  await expect(from(uid, '203.0.113.9', 'withdraw')).rejects.toMatchObject({ code: 'RESTRICTED' });
  await from(uid, '127.0.0.1', 'withdraw');
});

test('nobody registers from elsewhere, and what was refused is kept without a player', async () => {
  const abroad = await startTestServer({
    settings: { PERYA_LOCATION_DB: writeTestMmdb([['127.0.0.0/8', 'SG']]) },
  });
  try {
    const known = createApiPlayer(abroad.url);
    await known.login();
    await abroad.database.owner.query(
      `insert into limits.policy (name, value, made_by) values ('location_minutes', 30, 'staff:1')`,
    );
    const late = createApiPlayer(abroad.url);
    const code = await late.receiveCode();
    expect(await refusalOf(late.client.call(calls.loginByCode, code))).toBe('RESTRICTED');
    const { rows } = await abroad.database.owner.query<{ moment: string; outcome: string }>(
      'select distinct moment, outcome from location.check where uid is null',
    );
    expect(rows).toEqual([{ moment: 'entrance', outcome: 'outside' }]);
    // Whoever is known reads and withdraws on a journey.
    expect(await known.login()).not.toBe('');
    await abroad.database.owner.query(
      `insert into limits.policy (name, value, made_by) values ('location_travellers', 0, 'staff:1')`,
    );
    expect(await refusalOf(known.login())).toBe('RESTRICTED');
  } finally {
    await abroad.stop();
  }
});

test('a provider is asked beside the files, and its word counts; without it the house goes by what it knows', async () => {
  const key = { id: 'perya', secret: 's'.repeat(32) };
  const provider = await startLocator({
    key,
    known: {
      '127.0.0.1': { country: 'PH', is_hidden: true },
      '203.0.113.9': { country: 'PH', is_hidden: false },
    },
  });
  const asking = await startTestServer({
    settings: {
      PERYA_LOCATION_DB: writeTestMmdb([
        ['127.0.0.0/8', 'PH'],
        ['203.0.113.0/24', 'SG'],
      ]),
      LOCATION_PROVIDER_URL: provider.url,
      LOCATION_PROVIDER_KEY: key.id,
      LOCATION_PROVIDER_SECRET: key.secret,
    },
  });
  try {
    const player = createApiPlayer(asking.url);
    await player.login();
    const { uid } = await player.client.call(calls.getProfile, {});
    await asking.database.owner.query(
      `insert into limits.policy (name, value, made_by) values ('location_minutes', 30, 'staff:1')`,
    );
    const launch = (address: string) =>
      asking.location.admit('launch', { uid: BigInt(uid), address });
    await expect(launch('127.0.0.1')).rejects.toMatchObject({ code: 'RESTRICTED' });
    await launch('203.0.113.9');
    const before = provider.asked();
    await player.login();
    expect(provider.asked()).toBe(before);
    await provider.stop();
    await launch('127.0.0.1');
    await expect(launch('203.0.113.9')).rejects.toMatchObject({ code: 'RESTRICTED' });
  } finally {
    await asking.stop();
  }
});
