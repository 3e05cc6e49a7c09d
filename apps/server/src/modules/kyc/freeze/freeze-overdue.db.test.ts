import { calls } from '@perya/contract/calls';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer } from '../../../testing/kyc-player.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const freeze = () => server.runTask('kyc_freeze_overdue');
const statusOf = async ({ client }: KycPlayer) => (await client.call(calls.getKyc, {})).status;

async function age({ uid }: KycPlayer, hours: number) {
  await server.database.owner.query(
    'update identity.player set created_at = created_at - make_interval(hours => $2) where uid = $1',
    [uid, hours],
  );
}

async function playerOf(status: KycStatus, hours: number) {
  const player = await createKycPlayer(server);
  if (status !== 'unset') await setKycStatus(server, player.uid, status);
  await age(player, hours);
  return player;
}

/** As the desk rejects, so many hours ago. */
async function rejectedAgo(player: KycPlayer, hours: number) {
  await setKycStatus(server, player.uid, 'rejected');
  await server.database.owner.query(
    `insert into kyc.change (bucket, uid, at, actor, status_before, status_after, reason)
     values (platform.bucket_of($1), $1, now() - make_interval(hours => $2), 'test', 'under_review', 'rejected', '')`,
    [player.uid, hours],
  );
}

describe('the 72 hours', () => {
  test('freeze whoever was not verified and does not wait, and nobody else [A-126 A-485]', async () => {
    const before = new Map<KycStatus, KycPlayer>();
    for (const status of kycStatuses) before.set(status, await playerOf(status, 73));
    await freeze();
    const after: Record<string, KycStatus> = {};
    for (const [status, player] of before) after[status] = await statusOf(player);
    expect(after).toEqual({
      unset: 'frozen',
      basic_account: 'frozen',
      under_review: 'under_review',
      rejected: 'frozen',
      basic_kyc: 'basic_kyc',
      fully_kyc: 'fully_kyc',
      frozen: 'frozen',
      block: 'block',
      test_account: 'test_account',
    });
  });

  test('are whole: a player of 71 hours goes on, a tester always does [A-209 M-339]', async () => {
    const young = await playerOf('unset', 71);
    const phone = `9${String(Date.now()).slice(-9)}`;
    const tester = await server.identity.ensurePlayer({
      countryCode: '63',
      phone,
      username: `old${phone}`,
      nickname: null,
      tester: true,
    });
    await server.database.owner.query(
      `update identity.player set created_at = created_at - interval '80 hours' where uid = $1`,
      [tester],
    );
    await freeze();
    expect(await statusOf(young)).toBe('unset');
    expect(await server.kyc.statusOf(tester)).toBe('test_account');
  });

  test('give whoever was rejected a day to try again [A-485]', async () => {
    const late = await createKycPlayer(server);
    const early = await createKycPlayer(server);
    await rejectedAgo(late, 23);
    await rejectedAgo(early, 25);
    await Promise.all([late, early].map((player) => age(player, 100)));
    await freeze();
    // Until then the record says neither that the time is over nor that it was.
    const { status, cmpl, expires_at, now } = await late.client.call(calls.getKyc, {});
    expect({ status, cmpl }).toEqual({ status: 'rejected', cmpl: 0 });
    expect(Math.round((expires_at - now) / 3600)).toBe(1);
    expect(await statusOf(early)).toBe('frozen');
  });

  test('are written down with who and why, and stop play from then on [A-355 A-485]', async () => {
    const player = await playerOf('basic_account', 73);
    const launch = () => player.client.call(calls.launchGame, { code: 'plinko' });
    expect(await launch()).toContain('plinko');
    await freeze();
    await freeze();
    expect(await refusalOf(launch())).toBe('KYC_REQUIRED');
    const written = (await readAudit(server, player.uid)).filter(
      ({ action }) => action === 'kyc.frozen',
    );
    expect(written).toMatchObject([
      {
        actor: 'system:kyc-freeze',
        before: { status: 'basic_account' },
        after: { status: 'frozen' },
      },
    ]);
    const events = (await readEvents(server, player.uid)).filter(
      ({ name }) => name === 'kyc.status-changed',
    );
    expect(events).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      'select actor, status_before, status_after, reason from kyc.change where uid = $1',
      [player.uid],
    );
    expect(rows).toEqual([
      {
        actor: 'system:kyc-freeze',
        statusBefore: 'basic_account',
        statusAfter: 'frozen',
        reason: 'Not verified within 72 hours',
      },
    ]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_kyc_frozen_total \d/);
  });

  test('freeze each once, by two processes at once, and never one who submits meanwhile [A-485]', async () => {
    const waiting = await Promise.all(Array.from({ length: 12 }, () => playerOf('unset', 73)));
    const submitting = await playerOf('unset', 73);
    const form = await submitting.form();
    const other = await startTestServer({ database: shareDatabase(server.database) });
    const [outcome] = await Promise.all([
      submitting.client.call(calls.insertKyc, form).then(
        ({ status }) => status,
        (error: { code: string }) => error.code,
      ),
      freeze(),
      other.runTask('kyc_freeze_overdue'),
    ]);
    await other.stop();
    for (const player of waiting) {
      expect(await statusOf(player)).toBe('frozen');
      const frozen = (await readAudit(server, player.uid)).filter(
        ({ action }) => action === 'kyc.frozen',
      );
      expect(frozen).toHaveLength(1);
    }
    // Whoever came first: either the submission waits, or the player is told to update it.
    const status = await statusOf(submitting);
    expect([outcome, status]).toEqual(
      status === 'frozen' ? ['KYC_ALREADY_BEGUN', 'frozen'] : ['under_review', 'under_review'],
    );
  });

  test('begin with the clock for whoever is older than it, who see by when they must be verified [A-128 A-485]', async () => {
    const began = (hours: number) =>
      server.database.owner.query(
        'update kyc.freeze_clock set began_at = now() - make_interval(hours => $1)',
        [hours],
      );
    onTestFinished(async () => void (await began(9999)));
    const old = await playerOf('unset', 2000);
    await began(71);
    await freeze();
    // Which moment it was is written once, by a migration, and so read once by a process.
    const later = await startTestServer({ database: shareDatabase(server.database) });
    onTestFinished(() => later.stop());
    const there = createApiPlayer(later.url);
    there.use(old.token());
    const { status, cmpl, expires_at, now } = await there.client.call(calls.getKyc, {});
    expect({ status, cmpl }).toEqual({ status: 'unset', cmpl: 0 });
    expect(Math.round((expires_at - now) / 3600)).toBe(1);
    await began(73);
    await freeze();
    expect(await statusOf(old)).toBe('frozen');
  });

  test('freeze nobody where more are due than one run may freeze, and staff see how many [A-485]', async () => {
    await freeze();
    const careful = await startTestServer({
      database: shareDatabase(server.database),
      settings: { KYC_FREEZE_MAX: '2' },
    });
    onTestFinished(() => careful.stop());
    const due = [await playerOf('unset', 73), await playerOf('rejected', 73)];
    due.push(await playerOf('basic_account', 73));
    await careful.runTask('kyc_freeze_overdue');
    const held = async () => Promise.all(due.map(statusOf));
    expect(await held()).toEqual(['unset', 'rejected', 'basic_account']);
    const staff = await createApiStaff(careful, 'support');
    const alarms = async () => (await staff.client.call(staffCalls.getHome, {})).alarms;
    expect(await alarms()).toContainEqual(
      expect.objectContaining({ name: 'freezes-held', level: 'critical', figure: 3 }),
    );
    // The operator has looked, and lets more be frozen.
    await freeze();
    expect(await held()).toEqual(['frozen', 'frozen', 'frozen']);
    expect((await alarms()).filter(({ name }) => name === 'freezes-held')).toEqual([]);
  });

  test('pass over more than a page of players who have a day left', async () => {
    await server.database.owner.query(
      `with made as (
         insert into identity.player (country_code, phone, username, noted_status, created_at)
         select '63', '95' || lpad(n::text, 8, '0'), 'many' || n, 'rejected', now() - interval '90 hours'
         from generate_series(1, 450) n returning uid
       ), held as (
         insert into kyc.record (bucket, uid, status)
         select platform.bucket_of(uid), uid, 'rejected' from made
       )
       insert into kyc.change (bucket, uid, actor, status_before, status_after, reason)
       select platform.bucket_of(uid), uid, 'test', 'under_review', 'rejected', '' from made`,
    );
    const last = await createKycPlayer(server);
    await rejectedAgo(last, 25);
    await age(last, 80);
    await freeze();
    expect(await statusOf(last)).toBe('frozen');
    const { rows } = await server.database.pool.query<{ count: number }>(
      `select count(*)::int as count from identity.player
       where username like 'many%' and noted_status = 'rejected'`,
    );
    expect(rows[0]?.count).toBe(450);
  });
});
