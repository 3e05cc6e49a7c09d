import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let asker: ApiStaff;
let approver: ApiStaff;
let player: { uid: string; limits(): Promise<{ changes: unknown[] }> };
beforeAll(async () => {
  server = await startTestServer();
  asker = await createApiStaff(server, 'risk');
  approver = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const sql = async (text: string, values: unknown[] = []) =>
  (await server.database.owner.query(text, values)).rows;

const right = { reason: 'checked', words: '' } as const;
const wrong = { reason: 'mistaken', words: '' } as const;

async function newPlayer() {
  const person = createApiPlayer(server.url);
  await person.login();
  const { uid } = await person.client.call(calls.getProfile, {});
  player = { uid: String(uid), limits: () => person.client.call(calls.getLimits, {}) };
  return player;
}

const askWith = (more: object, by = asker) =>
  by.client.call(staffCalls.askRestriction, {
    uid: player.uid,
    daily_stake: '50.00',
    reason: 'player-asked',
    words: '',
    ...more,
  });

async function newRequest(): Promise<{ id: string; seen: string }> {
  await newPlayer();
  const { id } = await askWith({});
  const { seen } = await asker.client.call(staffCalls.readRequest, { id });
  return { id, seen };
}

const approve = (by: ApiStaff, request: { id: string; seen: string }, more: object = {}) =>
  by.client.call(staffCalls.approveRequest, { ...request, ...right, ...more });

/** Nothing was carried out, the request is open as before, and the attempt is in the audit. */
async function expectUntouched(id: string, refusal: string) {
  const [row] = await sql('select state, decided_by from staff.request where id = $1', [id]);
  expect(row).toEqual({ state: 'open', decidedBy: null });
  expect((await player.limits()).changes).toEqual([]);
  expect((await readAudit(server, id)).at(-1)).toMatchObject({
    action: 'staff.request-refused',
    after: { refusal },
  });
}

describe('an approval is refused', () => {
  test('to whoever asked, also as an administrator and as a decline', async () => {
    const request = await newRequest();
    expect(await refusalOf(approve(asker, request))).toBe('REQUEST_OWN');
    await sql(`update staff.account set role = 'administrator' where id = $1`, [asker.id]);
    expect(await refusalOf(approve(asker, request))).toBe('REQUEST_OWN');
    const decline = asker.client.call(staffCalls.declineRequest, { id: request.id, ...wrong });
    expect(await refusalOf(decline)).toBe('REQUEST_OWN');
    await sql(`update staff.account set role = 'risk' where id = $1`, [asker.id]);
    await expectUntouched(request.id, 'REQUEST_OWN');
  });

  test('to another account with the same phone', async () => {
    const request = await newRequest();
    const twin = await createApiStaff(server, 'risk');
    const administrator = await createApiStaff(server, 'administrator');
    const setPhone = (id: bigint, phone: string) =>
      administrator.client.call(staffCalls.changeStaffPhone, {
        id: String(id),
        phone,
        reason: 'As the person says',
      });
    await setPhone(asker.id, '+639171234567');
    await setPhone(twin.id, '+63 917 123-4567');
    expect(await refusalOf(approve(twin, request))).toBe('REQUEST_SAME_PHONE');
    await expectUntouched(request.id, 'REQUEST_SAME_PHONE');
    await setPhone(twin.id, '+639170000001');
    expect((await approve(twin, request)).state).toBe('approved');
  });

  test('to another account on the device that it was asked on, or that whoever asked was used on', async () => {
    const request = await newRequest();
    const twin = await createApiStaff(server, 'risk');
    expect(asker.device()).toMatch(/^[\w-]{43}$/);
    twin.useDevice(asker.device());
    expect(await refusalOf(approve(twin, request))).toBe('REQUEST_SAME_DEVICE');
    await expectUntouched(request.id, 'REQUEST_SAME_DEVICE');
    // A cookie that is thrown away does not make another person of the account.
    twin.useDevice(null);
    expect(await refusalOf(approve(twin, request))).toBe('REQUEST_SAME_DEVICE');
    const decline = twin.client.call(staffCalls.declineRequest, { id: request.id, ...wrong });
    expect(await refusalOf(decline)).toBe('REQUEST_SAME_DEVICE');
    await expectUntouched(request.id, 'REQUEST_SAME_DEVICE');
  });

  test.each([
    ['games', 'REQUEST_NOT_APPROVER'],
    ['support', 'FORBIDDEN'],
    ['auditor', 'FORBIDDEN'],
    ['cashier', 'FORBIDDEN'],
  ] as const)('to %s, whose role does not approve it', async (role, code) => {
    const request = await newRequest();
    const other = await createApiStaff(server, role);
    expect(await refusalOf(approve(other, request))).toBe(code);
    const [row] = await sql('select state from staff.request where id = $1', [request.id]);
    expect(row).toEqual({ state: 'open' });
    expect((await player.limits()).changes).toEqual([]);
  });

  test('if the role is taken away while it waits for its turn', async () => {
    const request = await newRequest();
    const other = await createApiStaff(server, 'risk');
    const holder = await server.database.owner.connect();
    await holder.query('begin');
    await holder.query('select from staff.request where id = $1 for update', [request.id]);
    const waiting = refusalOf(approve(other, request));
    await expect
      .poll(async () => {
        const [row] = await sql(
          `select count(*)::int as count from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return row.count;
      })
      .toBe(1);
    await sql(`update staff.account set role = 'content' where id = $1`, [other.id]);
    await holder.query('commit');
    holder.release();
    expect(await waiting).toBe('REQUEST_NOT_APPROVER');
    await expectUntouched(request.id, 'REQUEST_NOT_APPROVER');
  });

  test('if whoever asked was switched off or may no longer ask', async () => {
    const request = await newRequest();
    await sql('update staff.account set switched_off_at = now() where id = $1', [asker.id]);
    expect(await refusalOf(approve(approver, request))).toBe('REQUEST_ASKER_GONE');
    await sql(`update staff.account set switched_off_at = null, role = 'content' where id = $1`, [
      asker.id,
    ]);
    expect(await refusalOf(approve(approver, request))).toBe('REQUEST_ASKER_GONE');
    await sql(`update staff.account set role = 'risk' where id = $1`, [asker.id]);
    await expectUntouched(request.id, 'REQUEST_ASKER_GONE');
  });

  test('a second time, after a decline and after a withdrawal', async () => {
    const used = await newRequest();
    await approve(approver, used);
    expect(await refusalOf(approve(approver, used))).toBe('REQUEST_CLOSED');
    const declined = await newRequest();
    await approver.client.call(staffCalls.declineRequest, { id: declined.id, ...wrong });
    expect(await refusalOf(approve(approver, declined))).toBe('REQUEST_CLOSED');
    const withdrawn = await newRequest();
    await asker.client.call(staffCalls.withdrawRequest, { id: withdrawn.id, ...wrong });
    expect(await refusalOf(approve(approver, withdrawn))).toBe('REQUEST_CLOSED');
    expect((await player.limits()).changes).toEqual([]);
  });

  test('of something else than was shown, or than was asked for', async () => {
    const request = await newRequest();
    const other = await newRequest();
    const swapped = { id: request.id, seen: other.seen };
    expect(await refusalOf(approve(approver, swapped))).toBe('REQUEST_ALTERED');
    await expect(
      server.database.pool.query(`update staff.request set input = '{}' where id = $1`, [other.id]),
    ).rejects.toThrow('permission denied');
    await sql(
      `update staff.request set input = jsonb_set(input, '{daily_stake}', '"1.00"') where id = $1`,
      [other.id],
    );
    expect(await refusalOf(approve(approver, other))).toBe('REQUEST_ALTERED');
    await expectUntouched(other.id, 'REQUEST_ALTERED');
  });

  test('of an action that nobody knows, and of a request that does not exist', async () => {
    const request = await newRequest();
    await sql(`update staff.request set action = 'house.sell' where id = $1`, [request.id]);
    expect(await refusalOf(approve(approver, request))).toBe('REQUEST_NOT_APPROVER');
    await expectUntouched(request.id, 'REQUEST_NOT_APPROVER');
    expect(
      (await approver.client.call(staffCalls.listRequests, { box: 'all' })).rows,
    ).toContainEqual(expect.objectContaining({ id: request.id, action: 'house.sell' }));
    const nobody = { id: '9223372036854775807', seen: request.seen };
    expect(await refusalOf(approve(approver, nobody))).toBe('REQUEST_UNKNOWN');
  });

  test.each([
    ['HTML', { words: '<img src=x onerror=alert(1)>' }, 'WORDS_MARKUP'],
    ['ten thousand characters', { words: 'x'.repeat(10_000) }, 'WORDS_TOO_LONG'],
    ['another reason that is not said', { reason: 'other', words: '  ' }, 'REASON_WORDS'],
  ])('with %s for a reason', async (_what, more, code) => {
    const request = await newRequest();
    expect(await refusalOf(approve(approver, request, more))).toBe(code);
    await expectUntouched(request.id, code);
  });

  test('without a reason of the list', async () => {
    const request = await newRequest();
    for (const reason of ['', 'because', 'harmful-play', undefined]) {
      expect(await refusalOf(approve(approver, request, { reason }))).toBe('INVALID_INPUT');
    }
  });

  test('to a withdrawal by anybody else', async () => {
    const { id } = await newRequest();
    const withdraw = approver.client.call(staffCalls.withdrawRequest, { id, ...wrong });
    expect(await refusalOf(withdraw)).toBe('REQUEST_NOT_OWN');
    await expectUntouched(id, 'REQUEST_NOT_OWN');
  });
});

describe('a request is refused', () => {
  test.each([
    ['HTML', { words: 'see <b>this</b>' }, 'WORDS_MARKUP'],
    ['ten thousand characters', { words: 'x'.repeat(10_000) }, 'WORDS_TOO_LONG'],
    ['a reason of another list', { reason: 'round-holds' }, 'INVALID_INPUT'],
    ['no such player', { uid: '99999999999' }, 'NOT_FOUND'],
    ['a negative limit', { daily_stake: '-1.00' }, 'INVALID_INPUT'],
    ['a limit of fractions', { daily_stake: '1.005' }, 'INVALID_INPUT'],
    ['nothing to change', { daily_stake: undefined }, 'LIMITS_UNCHANGED'],
    ['an end of the exclusion', { exclusion: 'none' }, 'INVALID_INPUT'],
  ])('with %s', async (_what, more, code) => {
    await newPlayer();
    const [before] = await sql('select count(*) from staff.request');
    expect(await refusalOf(askWith(more))).toBe(code);
    expect(await sql('select count(*) from staff.request')).toEqual([before]);
  });

  test('for a looser limit and for an exclusion that would end sooner, in words', async () => {
    await newPlayer();
    const { id } = await askWith({ exclusion: '30d' });
    const { seen } = await approver.client.call(staffCalls.readRequest, { id });
    await approve(approver, { id, seen });
    await expect(askWith({ daily_stake: '50.01' })).rejects.toMatchObject({
      code: 'LIMIT_NOT_STRICTER',
      message: expect.stringContaining('counts after 24 hours'),
      details: { field: ['daily_stake'] },
    });
    await expect(askWith({ daily_stake: '49.00', exclusion: '7d' })).rejects.toMatchObject({
      code: 'EXCLUSION_NOT_LONGER',
      message: expect.stringContaining('nothing ends it sooner'),
    });
    const { changes } = await player.limits();
    expect(changes).toHaveLength(2);
    expect((await readAudit(server, String(asker.id))).at(-1)).toMatchObject({
      action: 'staff.request-refused',
      after: { tried: 'ask', refusal: 'EXCLUSION_NOT_LONGER' },
    });
  });

  test.each(['auditor', 'games', 'content', 'cashier'] as const)('to %s', async (role) => {
    await newPlayer();
    const other = await createApiStaff(server, role);
    expect(await refusalOf(askWith({}, other))).toBe('FORBIDDEN');
  });
});
