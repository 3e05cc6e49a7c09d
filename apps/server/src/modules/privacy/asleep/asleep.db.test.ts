import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

const look = () => server.runTask('privacy_close_asleep');
const sql = <Row>(text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows as Row[]);
const setFigure = (value: number) =>
  sql(`insert into limits.policy (name, value, made_by) values ('asleep_years', $1, 'staff:1')`, [
    value,
  ]);
beforeEach(() => setFigure(5));

/** As if the player had come so many days sooner, and all sessions had ended. */
async function age(uid: string, days: number) {
  const by = [uid, days];
  await sql(
    `update identity.player set created_at = created_at - make_interval(days => $2) where uid = $1`,
    by,
  );
  await sql(
    `update identity.login_event set at = at - make_interval(days => $2) where uid = $1`,
    by,
  );
  await sql(
    `update identity.session set expires_at = expires_at - make_interval(days => $2) where uid = $1`,
    by,
  );
  await sql(`update limits.day set day = day - $2::integer where uid = $1`, by);
  await sql(`update limits.deposit_day set day = day - $2::integer where uid = $1`, by);
}

async function empty() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

async function withMoney() {
  const player = await createWithdrawer(server, { pesos: 70 });
  return { ...player, uid: String(player.id) };
}

const closingOf = async (uid: string) =>
  (
    await sql<{ by: string; days: number; erased: boolean }>(
      `select closed_by as by, extract(day from reopens_until - closed_at)::int as days,
         erased_at is not null as erased from identity.closing where uid = $1`,
      [uid],
    )
  )[0] ?? null;

const listed = async () => {
  const officer = await createApiStaff(server, 'privacy');
  const { rows } = await officer.client.call(staffCalls.listAsleepAccounts, {});
  return rows;
};

const fiveYears = 5 * 366;

describe('an account without money', () => {
  test('is closed by itself after its years, told to the player, and erased after those of the law', async () => {
    const player = await empty();
    await age(player.uid, fiveYears);
    await Promise.all([look(), look()]);
    expect(await closingOf(player.uid)).toEqual({
      by: 'system:privacy-asleep',
      days: 30,
      erased: false,
    });
    const entries = (await readAudit(server, player.uid)).filter(
      ({ action }) => action === 'identity.account-closed',
    );
    expect(entries).toMatchObject([{ actor: 'system:privacy-asleep', after: { left: '0.00' } }]);
    await server.settle();
    const texts = (await readInbox(server.url, `+63${player.phone}`)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('account was closed'))).toHaveLength(1);

    await sql(
      `update identity.closing set closed_at = closed_at - interval '5 years 1 day',
         reopens_until = reopens_until - interval '5 years' where uid = $1`,
      [player.uid],
    );
    await server.runTask('privacy_erase_accounts');
    expect(await closingOf(player.uid)).toMatchObject({ erased: true });
  });

  test('is open again by a login within the days, and is not closed the next night', async () => {
    const player = await empty();
    await age(player.uid, fiveYears);
    await look();
    const again = createApiPlayer(server.url, player.phone);
    await again.login();
    expect(await closingOf(player.uid)).toBeNull();
    await look();
    expect(await closingOf(player.uid)).toBeNull();
  });

  test('stays open a day before, with a session, for a test account, while excluded, and where the figure is 0', async () => {
    const early = await empty();
    await age(early.uid, 5 * 365 - 1);
    const here = await empty();
    await age(here.uid, fiveYears);
    await sql(`update identity.session set expires_at = now() + interval '1 day' where uid = $1`, [
      here.uid,
    ]);
    const tester = await empty();
    await age(tester.uid, fiveYears);
    await sql('update identity.player set tester = true where uid = $1', [tester.uid]);
    const away = await empty();
    await away.client.call(calls.excludeSelf, { period: '5y' });
    await age(away.uid, fiveYears);
    await look();
    for (const { uid } of [early, here, tester, away]) expect(await closingOf(uid)).toBeNull();

    await setFigure(0);
    const off = await empty();
    await age(off.uid, fiveYears);
    await look();
    expect(await closingOf(off.uid)).toBeNull();
    await setFigure(5);
    await look();
    expect(await closingOf(off.uid)).not.toBeNull();
  });

  test('whose player logs in beside the look is never closed with somebody inside', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, empty));
    for (const { uid } of players) await age(uid, fiveYears);
    await Promise.all([
      look(),
      ...players.map(({ phone }) => createApiPlayer(server.url, phone).login()),
    ]);
    for (const { uid } of players) {
      const [open] = await sql<{ count: number }>(
        'select count(*)::int as count from identity.session where uid = $1 and expires_at > now()',
        [uid],
      );
      if ((await closingOf(uid)) !== null) expect(open).toEqual({ count: 0 });
      else expect(open?.count).toBeGreaterThan(0);
    }
  });
});

describe('an account with money', () => {
  test('is closed by nobody but two people, and keeps every centavo', async () => {
    const player = await withMoney();
    const before = await player.balance();
    await age(player.uid, fiveYears);
    await look();
    await look();
    expect(await closingOf(player.uid)).toBeNull();
    expect(await listed()).toMatchObject([{ uid: player.uid, balance: '70.00' }]);
    const found = (await readAudit(server, player.uid)).filter(
      ({ action }) => action === 'privacy.asleep-found',
    );
    expect(found).toMatchObject([{ after: { left: '70.00' } }]);

    const support = await createApiStaff(server, 'support');
    const risk = await createApiStaff(server, 'risk');
    const request = await support.client.call(staffCalls.askAccountClosing, {
      uid: player.uid,
      reason: 'not-needed',
      words: 'Two letters came back',
    });
    expect(await closingOf(player.uid)).toBeNull();
    await approveAs(risk, request.id);
    expect((await closingOf(player.uid))?.by).toMatch(/^staff:/);
    expect(await player.balance()).toBe(before);
    await look();
    expect(await listed()).toEqual([]);
  });

  test('is off the list once its player comes back, with an entry', async () => {
    const player = await withMoney();
    await age(player.uid, fiveYears);
    await look();
    expect((await listed()).map(({ uid }) => uid)).toEqual([player.uid]);
    await createApiPlayer(server.url, player.phone).login();
    await look();
    expect(await listed()).toEqual([]);
    expect((await readAudit(server, player.uid)).map(({ action }) => action)).toContain(
      'privacy.asleep-over',
    );
  });

  test('is left alone after a bet or a deposit within the years, however old the login is', async () => {
    const player = await withMoney();
    await age(player.uid, fiveYears);
    await sql(`select limits.take_bet($1, 100, platform.clock())`, [player.uid]);
    await look();
    expect(await closingOf(player.uid)).toBeNull();
    expect((await listed()).map(({ uid }) => uid)).not.toContain(player.uid);
  });
});

test('the list is read by those alone who may see what concerns the data of players', async () => {
  const cashier = await createApiStaff(server, 'support');
  expect(await refusalOf(cashier.client.call(staffCalls.listAsleepAccounts, {}))).toBe('FORBIDDEN');
});
