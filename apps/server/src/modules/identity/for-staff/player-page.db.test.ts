import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Staff = ApiStaff;

let server: TestServer;
let support: Staff;
let auditor: Staff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  auditor = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

const reason = 'The player called us';

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid };
}

const actionsOf = async (uid: string, actor: Staff) =>
  (await readAudit(server, uid)).filter((entry) => entry.actor === `staff:${actor.id}`);

describe('the page of a player', () => {
  test('tells who it is, masked, and is written down once an hour for a session', async () => {
    const player = await newPlayer();
    const open = () => support.client.call(staffCalls.readPlayer, { uid: player.uid });
    const [page] = await Promise.all(Array.from({ length: 20 }, open));
    expect(page).toMatchObject({
      uid: player.uid,
      phone: `+63 ${player.phone.slice(0, 3)} ••• ••${player.phone.slice(-2)}`,
      brand: 'h5',
      has_password: false,
      second_factor_since: null,
      open_sessions: 1,
      last_login: { method: 'code' },
    });
    expect(JSON.stringify(page)).not.toContain(player.phone);
    const opened = (await actionsOf(player.uid, support)).map(({ action }) => action);
    expect(opened).toEqual(['identity.player-opened']);
    await server.database.owner.query(
      `update identity.opened_page set opened_at = opened_at - interval '61 minutes'`,
    );
    await open();
    expect(await actionsOf(player.uid, support)).toHaveLength(2);
  });

  test('of nobody is not found, and not written down', async () => {
    for (const call of [staffCalls.readPlayer, staffCalls.readPlayerSessions]) {
      expect(await refusalOf(support.client.call(call, { uid: '77' }))).toBe('NOT_FOUND');
    }
    expect(await readAudit(server, '77')).toEqual([]);
  });

  test('reveals one value for a reason, each time written down without the value', async () => {
    const player = await newPlayer();
    const reveal = (field: 'phone' | 'email') =>
      support.client.call(staffCalls.revealPlayer, { uid: player.uid, field, reason });
    expect(await reveal('phone')).toEqual({ value: `+63${player.phone}` });
    expect(await reveal('phone')).toEqual({ value: `+63${player.phone}` });
    expect(await reveal('email')).toEqual({ value: null });
    const entries = await actionsOf(player.uid, support);
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['identity.player-revealed', { field: 'phone' }],
      ['identity.player-revealed', { field: 'phone' }],
      ['identity.player-revealed', { field: 'email' }],
    ]);
    expect(JSON.stringify(entries)).not.toContain(player.phone);
  });

  test('reveals no more than sixty values an hour to one, of however many at once, and others are not held up', async () => {
    const player = await newPlayer();
    const ana = await createApiStaff(server, 'support');
    const reveal = (by = ana) =>
      by.client.call(staffCalls.revealPlayer, { uid: player.uid, field: 'phone', reason });
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => reveal()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
    expect(await refusalOf(reveal())).toBe('TOO_MANY_REQUESTS');
    expect(await actionsOf(player.uid, ana)).toHaveLength(60);
    expect(await reveal(support)).toEqual({ value: `+63${player.phone}` });
  });

  test.each(['', '  ', 'ab', 'x'.repeat(501)])(
    'reveals nothing for a reason of the wrong length (%#)',
    async (given) => {
      const player = await newPlayer();
      const asked = { uid: player.uid, field: 'phone' as const, reason: given };
      expect(await refusalOf(support.client.call(staffCalls.revealPlayer, asked))).toBe(
        'INVALID_INPUT',
      );
      expect(await actionsOf(player.uid, support)).toEqual([]);
    },
  );

  test('gives the auditor everything to read and nothing to reveal or change', async () => {
    const { uid } = await newPlayer();
    const { client } = auditor;
    expect((await client.call(staffCalls.readPlayer, { uid })).uid).toBe(uid);
    const refused = [
      () => client.call(staffCalls.revealPlayer, { uid, field: 'phone', reason }),
      () => client.call(staffCalls.endPlayerSessions, { uid, reason }),
      () => client.call(staffCalls.switchTestAccount, { uid, on: true, reason }),
      () => client.call(staffCalls.blockPlayer, { uid, reason }),
      () => client.call(staffCalls.unblockPlayer, { uid, reason }),
    ];
    for (const ask of refused) expect(await refusalOf(ask())).toBe('FORBIDDEN');
  });
});

describe('the sessions of a player', () => {
  test('are listed, and end one by one or all at once with the next request', async () => {
    const player = await newPlayer();
    const other = createApiPlayer(server.url, player.phone);
    await other.login();
    const { sessions, logins, devices } = await support.client.call(staffCalls.readPlayerSessions, {
      uid: player.uid,
    });
    expect([sessions.length, logins.length, devices.length]).toEqual([2, 2, 2]);
    const newest = sessions.toSorted((a, b) => b.created_at - a.created_at)[0]?.id ?? '';
    const end = (session?: string) =>
      support.client.call(staffCalls.endPlayerSessions, {
        uid: player.uid,
        reason,
        ...(session && { session }),
      });
    expect(await end(newest)).toEqual({ ended: 1 });
    expect(await end(newest)).toEqual({ ended: 0 });
    expect(await end()).toEqual({ ended: 1 });
    expect(await refusalOf(player.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(other.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    expect(await actionsOf(player.uid, support)).toHaveLength(2);
    const ended = (await readEvents(server, player.uid)).filter(
      ({ name }) => name === 'identity.sessions-ended',
    );
    expect(ended.map(({ payload }) => payload)).toMatchObject([
      { count: 1, address: '', device: '' },
      { count: 1 },
    ]);
  });

  test('another player’s session is not ended by its id', async () => {
    const mine = await newPlayer();
    const theirs = await newPlayer();
    const { sessions } = await support.client.call(staffCalls.readPlayerSessions, {
      uid: theirs.uid,
    });
    const session = sessions[0]?.id ?? '';
    const ended = support.client.call(staffCalls.endPlayerSessions, {
      uid: mine.uid,
      session,
      reason,
    });
    expect(await ended).toEqual({ ended: 0 });
    expect((await theirs.client.call(calls.getProfile, {})).uid).toBe(theirs.uid);
  });
});

describe('a test account', () => {
  const switchTo = (uid: string, on: boolean) =>
    support.client.call(staffCalls.switchTestAccount, { uid, on, reason });

  test('is made once by fifty at once, ends the sessions, and the app knows it at the next login', async () => {
    const player = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => switchTo(player.uid, true)));
    expect(answers.filter(({ changed }) => changed)).toEqual([
      { test_account: true, changed: true, ended: 1 },
    ]);
    expect(await actionsOf(player.uid, support)).toMatchObject([
      {
        action: 'identity.test-account-switched',
        before: { test_account: false },
        after: { test_account: true, sessions_ended: 1 },
      },
    ]);
    expect(await refusalOf(player.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    await player.login();
    expect((await player.client.call(calls.getProfile, {})).kyc_status).toBe(8);
    expect((await server.ledger.wallet(BigInt(player.uid))).isTest).toBe(true);
  });

  test('that is one no longer keeps its test money and cannot withdraw it', async () => {
    const uid = await addPlayer(server, 500);
    expect(await switchTo(String(uid), false)).toMatchObject({
      test_account: false,
      changed: true,
    });
    expect(await server.kyc.statusOf(uid)).toBe('unset');
    expect(await server.ledger.wallet(uid)).toMatchObject({
      isTest: true,
      balance: 50_000n,
      withdrawable: 0n,
    });
    expect(await switchTo(String(uid), true)).toMatchObject({ changed: true });
    expect(await server.ledger.check([uid])).toEqual([]);
  });

  test('is never made of a player with money: nothing changes, and no session ends', async () => {
    const player = await newPlayer();
    const uid = BigInt(player.uid);
    await server.database.owner.query(
      'insert into ledger.wallet (bucket, uid) values (platform.bucket_of($1), $1)',
      [uid],
    );
    expect(await refusalOf(switchTo(player.uid, true))).toBe('WALLET_NOT_TEST');
    expect((await player.client.call(calls.getProfile, {})).kyc_status).toBe(0);
    expect(await actionsOf(player.uid, support)).toEqual([]);
  });
});
