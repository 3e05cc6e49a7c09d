import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { setKycStatus } from '../../testing/kyc/set-kyc-status.ts';
import { addPlayer, clientOf } from '../../testing/provider.ts';
import { readAudit, readEvents } from '../../testing/read-audit.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const reason = 'Several accounts of one person';
const block = (uid: string) => risk.client.call(staffCalls.blockPlayer, { uid, reason });
const unblock = (uid: string) => risk.client.call(staffCalls.unblockPlayer, { uid, reason });
const statusOf = (uid: string) => risk.client.call(staffCalls.readPlayerStatus, { uid });
const byStaff = async (uid: string) =>
  (await readAudit(server, uid)).filter(({ actor }) => actor === `staff:${risk.id}`);

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid };
}

/** A player with money in a game, on a device of their own. */
async function playing() {
  const uid = await addPlayer(server);
  const device = createApiPlayer(server.url);
  device.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const url = await device.client.call(calls.launchGame, { code: 'plinko' });
  const query = new URL(url, server.url).searchParams;
  const common = { player: query.get('player') ?? '', game: 'plinko', currency: 'PHP' };
  const token = query.get('token') ?? '';
  const provider = await clientOf(server);
  return {
    uid: String(uid),
    device,
    bet: (round_id: string, transaction_id: string = randomUUID()) =>
      provider.call('bet', { ...common, token, round_id, transaction_id, amount: 1000 }),
    win: (round_id: string, bet_transaction_id: string) =>
      provider.call('win', {
        ...common,
        round_id,
        bet_transaction_id,
        transaction_id: randomUUID(),
        amount: 500,
        is_finished: true,
      }),
  };
}

describe('a block', () => {
  test('ends every session with the next request, on another process too, and tells the player why [A-354 A-465]', async () => {
    const player = await newPlayer();
    const other = await startTestServer({
      database: shareDatabase(server.database),
    });
    const elsewhere = createApiPlayer(other.url);
    elsewhere.use(player.token());
    expect((await elsewhere.client.call(calls.getProfile, {})).uid).toBe(player.uid);
    expect(await block(player.uid)).toEqual({ status: 'block', changed: true, ended: 1 });
    expect(await refusalOf(elsewhere.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(player.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    await other.stop();
    await server.settle();
    const [notice] = await readInbox(server.url, player.phone);
    expect(notice?.text).toContain(
      'was blocked for a violation of the rules of the regulator or of this site',
    );
    // Who logs in again sees the status, and cannot open a game.
    await player.login();
    expect((await player.client.call(calls.getProfile, {})).kyc_status).toBe(7);
    const launch = player.client.call(calls.launchGame, { code: 'plinko' });
    expect(await refusalOf(launch)).toBe('ACCOUNT_BLOCKED');
  });

  test('by fifty at once is one change: one entry, one event, one line of history', async () => {
    const { uid } = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => block(uid)));
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await byStaff(uid)).toEqual([
      expect.objectContaining({
        action: 'kyc.blocked',
        before: { status: 'unset' },
        after: { status: 'block', sessions_ended: 1 },
      }),
    ]);
    const events = (await readEvents(server, uid)).map(({ name }) => name);
    expect(events.filter((name) => name === 'kyc.status-changed')).toHaveLength(1);
    const back = await Promise.all(Array.from({ length: 50 }, () => unblock(uid)));
    expect(back.filter(({ changed }) => changed)).toHaveLength(1);
    const by = `staff:${risk.id}`;
    expect(await statusOf(uid)).toMatchObject({
      status: 'unset',
      before_block: null,
      history: [
        { by, before: 'block', after: 'unset', reason },
        { by, before: 'unset', after: 'block', reason },
      ],
    });
  });

  test('comes from any status and leads back to it', async () => {
    const { uid } = await newPlayer();
    for (const status of kycStatuses.filter((each) => each !== 'block')) {
      await setKycStatus(server, uid, status);
      expect(await block(uid), status).toMatchObject({ status: 'block', changed: true });
      expect((await statusOf(uid)).before_block, status).toBe(status);
      expect(await unblock(uid), status).toMatchObject({ status, changed: true });
    }
  });

  test('of a test account leads back to the test account', async () => {
    const uid = String(await addPlayer(server));
    expect(await block(uid)).toMatchObject({ status: 'block' });
    expect(await unblock(uid)).toMatchObject({ status: 'test_account', changed: true });
  });

  test('lets an open round finish and takes no new stake', async () => {
    const { uid, bet, win } = await playing();
    expect(await bet('r-1', 'blocked-b-1')).toMatchObject({ code: 'OK' });
    await block(uid);
    expect(await bet('r-1')).toMatchObject({ code: 'PLAYER_NOT_ALLOWED' });
    expect(await win('r-1', 'blocked-b-1')).toMatchObject({ code: 'OK' });
    expect((await bet('r-2')).code).not.toBe('OK');
    expect(await server.games.checkBooks([BigInt(uid)])).toEqual([]);
  });

  test('lets no bet in that was decided after it was confirmed, under load', async () => {
    const { uid, bet } = await playing();
    await bet('r-1', 'loaded-b-1');
    let isBlocked = false;
    const late: string[] = [];
    const bets = Array.from({ length: 60 }, async () => {
      const wasBlocked = isBlocked;
      const { code } = await bet('r-1');
      if (wasBlocked && code === 'OK') late.push(code);
    });
    const blocked = block(uid).then(() => {
      isBlocked = true;
    });
    const after = blocked.then(() => Promise.all(Array.from({ length: 20 }, () => bet('r-1'))));
    await Promise.all(bets);
    const codes = (await after).map(({ code }) => code);
    expect(codes.every((code) => code === 'PLAYER_NOT_ALLOWED')).toBe(true);
    expect(late).toEqual([]);
    const { rows } = await server.database.pool.query<{ late: number }>(
      `select count(*)::int as late from games.movement m
       where m.uid = $1 and m.created_at > (select at from kyc.change where uid = $1)`,
      [uid],
    );
    expect(rows[0]?.late).toBe(0);
  });

  test('and logouts at the same moment do not stand in each other’s way', async () => {
    const games = await Promise.all(Array.from({ length: 10 }, playing));
    await Promise.all(
      games.flatMap(({ uid, device, bet }) => [
        bet('r-1'),
        device.client.call(calls.logout, {}).catch(() => false),
        block(uid),
        device.client.call(calls.getProfile, {}).catch(() => null),
      ]),
    );
    for (const { uid } of games) expect((await statusOf(uid)).status).toBe('block');
  });

  test.each([undefined, '', ' x '])('needs a reason, and %j is none', async (given) => {
    const { uid } = await newPlayer();
    const asked = { uid, reason: given as string };
    expect(await refusalOf(risk.client.call(staffCalls.blockPlayer, asked))).toBe('INVALID_INPUT');
    expect((await statusOf(uid)).status).toBe('unset');
  });

  test('of nobody is refused', async () => {
    expect(await refusalOf(block('77'))).toBe('NOT_FOUND');
    expect(await refusalOf(unblock('77'))).toBe('NOT_FOUND');
  });
});

test('a block older than a day is lifted by two people and by no one alone', async () => {
  const { uid } = await newPlayer();
  const player = String(uid);
  const setClock = (hours: number) =>
    server.database.owner.query(
      `create or replace function platform.clock() returns timestamptz language sql volatile
       return clock_timestamp() + interval '${hours} hours'`,
    );
  const ask = () =>
    risk.client.call(staffCalls.askUnblock, { uid: player, reason: 'cause-gone', words: '' });
  expect(await refusalOf(ask())).toBe('NOTHING_TO_CHANGE');
  await block(player);
  await setClock(25);
  try {
    expect(await refusalOf(unblock(player))).toBe('UNBLOCK_NEEDS_SECOND_PERSON');
    expect((await statusOf(player)).status).toBe('block');
    const { id } = await ask();
    expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_OWN');
    expect((await statusOf(player)).status).toBe('block');
    const second = await createApiStaff(server, 'risk');
    await approveAs(second, id);
    expect((await statusOf(player)).status).not.toBe('block');
    expect((await readAudit(server, player)).at(-1)).toMatchObject({
      actor: `staff:${second.id}`,
      action: 'kyc.unblocked',
      after: { asked_by: `staff:${risk.id}`, approved_by: `staff:${second.id}` },
    });
  } finally {
    await setClock(0);
  }
});
