import { calls } from '@perya/contract/calls';
import type { HomeTag } from '@perya/contract/content/staff-calls/home';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer } from '../../../testing/kyc-player.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'risk');
  ben = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const day = 24 * 3600;
const now = () => Math.floor(Date.now() / 1000);
const siteOf = async (tag: HomeTag) => {
  const { sites } = await ana.client.call(staffCalls.readCompliance, {});
  return sites.find((site) => site.tag === tag);
};
const ask = (who: ApiStaff, tag: HomeTag, from: number, until: number) =>
  who.client.call(staffCalls.askCompliance, { tag, from, until, reason: 'regulator', words: '' });

async function approve(who: ApiStaff, id: string) {
  const { seen } = await who.client.call(staffCalls.readRequest, { id });
  return who.client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
}

const indexOf = (tag: 'sinag' | 'tala') =>
  createApiIndex(tag).then(({ cmpl, cmpl_start, cmpl_end }) => ({ cmpl, cmpl_start, cmpl_end }));
async function createApiIndex(tag: string) {
  const answer = await fetch(`${server.url}/member/index/${tag}`, {
    headers: { accept: 'application/json' },
  });
  return ((await answer.json()) as { data: { cmpl: 0 | 1; cmpl_start: number; cmpl_end: number } })
    .data;
}

async function age({ uid }: KycPlayer, hours: number) {
  await server.database.owner.query(
    `update identity.player set created_at = created_at - make_interval(hours => $2), brand = 'tala'
     where uid = $1`,
    [uid, hours],
  );
}

describe('the compliance switch of a site', () => {
  test('is set by two, stands in the index of that site alone, and is ended by one [A-208 A-486]', async () => {
    expect(await siteOf('tala')).toMatchObject({ state: 'off', from: 0, until: 0 });
    const until = now() + 3 * day;
    const { id } = await ask(ana, 'tala', 0, until);
    expect(await refusalOf(approve(ana, id))).toBe('REQUEST_OWN');
    expect(await indexOf('tala')).toMatchObject({ cmpl: 0 });
    const before = now();
    await approve(ben, id);
    const begun = await siteOf('tala');
    expect(begun).toMatchObject({ state: 'in-force', until });
    expect(begun?.from).toBeGreaterThanOrEqual(before);
    await expect
      .poll(() => indexOf('tala'))
      .toEqual({ cmpl: 1, cmpl_start: begun?.from, cmpl_end: until });
    expect(await indexOf('sinag')).toMatchObject({ cmpl: 0 });
    const reason = 'It has done its work';
    await ana.client.call(staffCalls.endCompliance, { tag: 'tala', reason });
    expect(await indexOf('tala')).toEqual({ cmpl: 0, cmpl_start: 0, cmpl_end: 0 });
    const again = ana.client.call(staffCalls.endCompliance, { tag: 'tala', reason });
    expect(await refusalOf(again)).toBe('NOTHING_TO_CHANGE');
    const { rows } = await server.database.pool.query(
      `select action, actor_kind || ':' || actor as actor, after from audit.entry where action like 'kyc.compliance-%' order by seq`,
    );
    expect(rows).toMatchObject([
      {
        action: 'kyc.compliance-started',
        actor: `staff:${ben.id}`,
        after: { asked_by: `staff:${ana.id}`, approved_by: `staff:${ben.id}`, until },
      },
      { action: 'kyc.compliance-ended', actor: `staff:${ana.id}`, after: { is_on: false } },
    ]);
  });

  test('is bounded: a window ends after it begins, within 31 days, and begins within 31 days [A-486]', async () => {
    const bad: [number, number][] = [
      [0, now() - 60],
      [now() + 2 * day, now() + day],
      [0, now() + 32 * day],
      [now() + 32 * day, now() + 33 * day],
    ];
    for (const [from, until] of bad)
      expect(await refusalOf(ask(ana, 'sinag', from, until))).toBe('COMPLIANCE_WINDOW');
    const reviewer = await createApiStaff(server, 'reviewer');
    expect(await refusalOf(ask(reviewer, 'sinag', 0, now() + day))).toBe('FORBIDDEN');
    const { id } = await ask(ana, 'sinag', now() + day, now() + 2 * day);
    await approve(ben, id);
    expect(await siteOf('sinag')).toMatchObject({ state: 'planned' });
  });

  test('says before whom it meets, to who asks and to who approves: the unverified past their time [A-270 A-486 M-339]', async () => {
    const counted = async () => (await siteOf('tala'))?.overdue ?? 0;
    const before = await counted();
    const late = await createKycPlayer(server);
    const young = await createKycPlayer(server);
    const verified = await createKycPlayer(server);
    const tester = await createKycPlayer(server);
    await setKycStatus(server, verified.uid, 'fully_kyc');
    await setKycStatus(server, tester.uid, 'test_account');
    for (const player of [late, verified, tester]) await age(player, 80);
    await age(young, 10);
    expect(await counted()).toBe(before + 1);
    const { id } = await ask(ana, 'tala', 0, now() + day);
    const { says } = await ben.client.call(staffCalls.readRequest, { id });
    expect(says).toContain(`${before + 1} players whose time`);
    const flags = await Promise.all(
      [late, young, verified, tester].map(
        async ({ client }) => (await client.call(calls.getKyc, {})).cmpl,
      ),
    );
    expect(flags).toEqual([1, 0, 0, 0]);
  });
});

describe('a player whom staff ask to complete the check', () => {
  test('carries the flag until it is taken back or the check is passed, with who and why [A-270 A-486 M-339]', async () => {
    const reviewer = await createApiStaff(server, 'reviewer');
    const player = await createKycPlayer(server);
    const flag = async () => (await player.client.call(calls.getKyc, {})).cmpl;
    const { uid } = player;
    const reason = 'To check who they are';
    expect(await flag()).toBe(0);
    const asked = await reviewer.client.call(staffCalls.askCompletion, { uid, reason });
    expect(asked).toEqual({ is_asked: true, changed: true });
    expect((await reviewer.client.call(staffCalls.askCompletion, { uid, reason })).changed).toBe(
      false,
    );
    expect(await flag()).toBe(1);
    const { completion } = await reviewer.client.call(staffCalls.readPlayerStatus, { uid });
    expect(completion).toMatchObject({ by: `staff:${reviewer.id}`, reason });
    await setKycStatus(server, uid, 'fully_kyc');
    expect(await flag()).toBe(0);
    await setKycStatus(server, uid, 'basic_kyc');
    expect(await flag()).toBe(1);
    await reviewer.client.call(staffCalls.takeBackCompletion, { uid, reason: 'Cleared' });
    expect(await flag()).toBe(0);
    const written = (await readAudit(server, uid)).map(({ action }) => action);
    expect(written.filter((action) => action.startsWith('kyc.completion'))).toEqual([
      'kyc.completion-asked',
      'kyc.completion-taken-back',
    ]);
    const cashier = await createApiStaff(server, 'cashier');
    const foreign = cashier.client.call(staffCalls.askCompletion, { uid, reason });
    expect(await refusalOf(foreign)).toBe('FORBIDDEN');
  });

  test('stands in a list, the last one first, page by page, with how far they are [A-486]', async () => {
    const reviewer = await createApiStaff(server, 'reviewer');
    const { asked: before } = await reviewer.client.call(staffCalls.readCompliance, {});
    const players: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { uid } = await createKycPlayer(server);
      await reviewer.client.call(staffCalls.askCompletion, { uid, reason: `Letter ${n}` });
      players.unshift(uid);
    }
    const [last = '', middle = '', first = ''] = players;
    await setKycStatus(server, middle, 'fully_kyc');
    const uids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reviewer.client.call(staffCalls.listAskedPlayers, { cursor, limit: 1 });
      expect(page.count).toBe(cursor === undefined ? before + 3 : null);
      uids.push(...page.rows.map(({ uid }) => uid));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(uids.slice(0, 3)).toEqual([last, middle, first]);
    const listed = async (filter: object) =>
      (await reviewer.client.call(staffCalls.listAskedPlayers, filter)).rows;
    expect((await listed({ state: 'open' })).map(({ uid }) => uid)).toEqual([last, first]);
    expect((await listed({ state: 'verified' })).map(({ uid }) => uid)).toEqual([middle]);
    expect(await listed({ uid: first })).toMatchObject([
      { uid: first, status: 'unset', asked_by: `staff:${reviewer.id}`, reason: 'Letter 0' },
    ]);
    await reviewer.client.call(staffCalls.takeBackCompletion, { uid: first, reason: 'Cleared' });
    expect(await listed({ uid: first })).toEqual([]);
  });
});
