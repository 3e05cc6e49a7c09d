import { type ControlName, controlNames } from '@perya/contract/evidence/controls';
import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let auditor: ApiStaff;
let uid = 0n;

/** Behind the app's back, past every trigger. */
const behind = (sql: string) =>
  server.database.owner.query(
    `begin; set local session_replication_role = replica; ${sql}; commit`,
  );

const run = (name: ControlName) => auditor.client.call(calls.runControl, { name });

beforeAll(async () => {
  server = await startTestServer();
  auditor = await createApiStaff(server, 'auditor');
  const seat = await seatPlayer(server);
  ({ uid } = seat);
  await seat.bet();
  await seat.win();
  await server.settle();
  // Whatever was written until now has been quiet for long.
  await server.database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return clock_timestamp() + interval '2 hours'`,
  );
});

afterAll(() => server.stop());

it('are run by the nightly job, each with how many rows it looked at, what it serves and its history', async () => {
  await server.runTask('evidence_run_controls');
  const { controls, runs } = await auditor.client.call(calls.listControls, {});
  expect(controls.map(({ name }) => name)).toEqual(controlNames);
  expect(controls.every(({ last, law }) => last?.found === 0 && law !== '')).toBe(true);
  expect(runs).toHaveLength(controlNames.length);
  const looked = Object.fromEntries(runs.map((each) => [each.control, each.looked]));
  expect(looked['books-sum-to-zero']).toBeGreaterThan(3);
  expect(looked['no-bet-while-excluded']).toBe(1);
  expect(looked['audit-is-sealed']).toBeGreaterThan(0);
  expect(runs[0]?.started_by).toBe('system:evidence_run_controls');
});

it('are read and run by whoever may, and by nobody else', async () => {
  const support = await createApiStaff(server, 'support');
  await expect(support.client.call(calls.listControls, {})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(
    support.client.call(calls.runControl, { name: 'books-sum-to-zero' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

const excluded = `insert into limits.change (bucket, uid, made_at, actor, kind, action, applies_at, ends_at)
  select platform.bucket_of(ID), ID, now() - interval '1 hour', 'player:ID', 'exclusion', 'set', now() - interval '1 hour', 'infinity'`;
const notExcluded = `delete from limits.change where uid = ID`;
const dormant = `insert into limits.change (bucket, uid, made_at, actor, kind, action, applies_at)
  select platform.bucket_of(ID), ID, now() - interval '1 hour', 'system:limits-dormancy', 'dormancy', 'set', now() - interval '1 hour'`;
const withdrawal = `insert into payments.withdrawal (bucket, uid, id, request_key, channel_id, account_id, amount, fee, gateway, created_at, changed_at)
  select platform.bucket_of(ID), ID, 900001, 'k', c.id, 1, 10000, 0, 'sandbox', now(), now() from payments.channel c where c.mode = 'withdraw' limit 1`;
const noWithdrawal = `delete from payments.withdrawal where id = 900001`;
const deposit = `insert into payments.deposit (bucket, uid, id, request_key, channel_id, amount, gateway, brand, expires_at, created_at)
  select platform.bucket_of(ID), ID, 900001, 'k', c.id, 10000, 'sandbox', 'h5', now(), now() from payments.channel c where c.mode = 'deposit' limit 1`;
const noDeposit = `delete from payments.deposit where id = 900001`;

/** What somebody with the database in their hands does, how it is undone, and which control sees it. */
const crimes: readonly [ControlName, string, string][] = [
  [
    'books-sum-to-zero',
    'update ledger.entry set amount = amount + 1 where uid = ID and leg = 1',
    'update ledger.entry set amount = amount - 1 where uid = ID and leg = 1',
  ],
  [
    'audit-is-sealed',
    `insert into audit.entry (seq, at, actor_kind, actor, action, subject_kind, subject, address, device, request_id, reason)
     values (900001, now() - interval '1 hour', 'system', 'x', 'house.x', 'house', '', '', '', '', '')`,
    'delete from audit.entry where seq = 900001',
  ],
  [
    'raised-limits-wait',
    `insert into limits.change (bucket, uid, made_at, actor, kind, action, amount_before, amount_after, applies_at)
     values (platform.bucket_of(ID), ID, now(), 'player:ID', 'daily_stake', 'set', 100, 200, now())`,
    notExcluded,
  ],
  [
    'house-limits-hold',
    `insert into limits.change (bucket, uid, id, made_at, actor, kind, action, amount_before, amount_after, applies_at)
     values (platform.bucket_of(ID), ID, 900001, now(), 'staff:1', 'daily_loss', 'set', null, 100, now()),
       (platform.bucket_of(ID), ID, 900002, now(), 'player:ID', 'daily_loss', 'scheduled', 100, 200, now() + interval '1 day')`,
    notExcluded,
  ],
  [
    'everybody-is-screened',
    `insert into kyc.watch_list (name, kind, entries, sealed_key, sealed_entries, imported_at, imported_by, imported_name, version)
     values ('Late', 'restricted', 1, '', '', now() - interval '2 hours', 1, 'x', 900001);
     insert into kyc.listing (bucket, uid, changed_at) values (platform.bucket_of(ID), ID, now() - interval '2 hours')
       on conflict (bucket, uid) do update set lists_version = 0, changed_at = excluded.changed_at`,
    `delete from kyc.listing where uid = ID; delete from kyc.watch_list where name = 'Late'`,
  ],
  ['no-bet-while-excluded', excluded, notExcluded],
  [
    'no-bet-before-identity',
    `insert into kyc.change (bucket, uid, at, actor, status_before, status_after, reason)
     values (platform.bucket_of(ID), ID, now() - interval '1 hour', 'staff:1', 'test_account', 'frozen', '')`,
    'delete from kyc.change where uid = ID',
  ],
  [
    'no-bet-without-location',
    `insert into limits.policy (name, value, made_by, made_at) values ('location_minutes', 30, 'staff:900001', now() - interval '5 hours')`,
    `delete from limits.policy where made_by = 'staff:900001'`,
  ],
  ['no-bet-while-dormant', dormant, notExcluded],
  ['no-withdrawal-while-dormant', `${dormant}; ${withdrawal}`, `${notExcluded}; ${noWithdrawal}`],
  ['no-deposit-while-excluded', `${excluded}; ${deposit}`, `${notExcluded}; ${noDeposit}`],
  [
    'no-deposit-before-identity',
    `${deposit}; insert into kyc.change (bucket, uid, at, actor, status_before, status_after, reason)
     values (platform.bucket_of(ID), ID, now() - interval '1 hour', 'staff:1', 'test_account', 'unset', '')`,
    `${noDeposit}; delete from kyc.change where uid = ID`,
  ],
  [
    'credits-have-receipts',
    `${deposit}; insert into payments.step (bucket, uid, payment_id, n, seq, kind, from_status, to_status, at, by)
     values (platform.bucket_of(ID), ID, 900001, 1, 900001, 'deposit', 'paying', 'completed', now(), 'gateway')`,
    `${noDeposit}; delete from payments.step where payment_id = 900001`,
  ],
  [
    'no-promotion-while-excluded',
    `${excluded}; insert into promotions.step (bucket, seq, uid, reward_id, to_state, at, by)
     values (platform.bucket_of(ID), 900001, ID, 1, 'claimed', now(), 'system')`,
    `${notExcluded}; delete from promotions.step where seq = 900001`,
  ],
  [
    'no-promotion-while-paused',
    `insert into limits.restriction (bucket, uid, action, until, made_at, actor, reason, told)
     values (platform.bucket_of(ID), ID, 'bonus', now() + interval '1 day', now() - interval '1 hour', 'system:care-markers', '', 'care');
     insert into promotions.step (bucket, seq, uid, reward_id, to_state, at, by)
     values (platform.bucket_of(ID), 900001, ID, 1, 'offered', now(), 'system')`,
    'delete from limits.restriction where uid = ID; delete from promotions.step where seq = 900001',
  ],
  [
    'two-persons-decide',
    `insert into staff.request (id, action, topic, subject_kind, subject, input, says, reason, words, asked_by,
       asked_at, asked_address, asked_device, expires_at, seal, state, decided_at)
     select 900001, 'wins.decide', 't', 'house', '', '{}', '{}', 'r', '', a.id, now(), '', '', now(), '', 'approved', now()
     from staff.account a limit 1`,
    'delete from staff.request where id = 900001',
  ],
];

describe('each', () => {
  it.each(crimes)(
    '%s is broken by what somebody changes past the app',
    async (name, commit, undo) => {
      const of = (sql: string) => sql.replaceAll('ID', String(uid));
      await behind(of(commit));
      const broken = await run(name);
      const { rows } = await auditor.client.call(calls.readControlRun, { id: broken.id });
      await behind(of(undo));
      expect(broken.found).toBeGreaterThan(0);
      expect(rows).toHaveLength(broken.found);
      expect(rows[0]?.detail).not.toBe('');
      expect(await run(name)).toMatchObject({ found: 0 });
    },
  );

  it.each([
    ['play', 10, 0],
    ['play', 40, 1],
    ['withdraw', 10, 1],
  ])(
    'a round that follows on a look at %s, %i minutes before, breaks %i times',
    async (moment, minutes, found) => {
      await behind(`insert into limits.policy (name, value, made_by, made_at)
        values ('location_minutes', 30, 'staff:900001', now() - interval '5 hours');
      insert into location.check (uid, at, moment, outcome, country, network, has_position)
        values (${uid}, now() - interval '${minutes} minutes', '${moment}', 'inside', 'PH', '', false)`);
      const looked = await run('no-bet-without-location');
      await behind(`delete from limits.policy where made_by = 'staff:900001';
      delete from location.check where uid = ${uid}`);
      expect(looked.found).toBe(found);
    },
  );

  it('of receipts counts money that staff gave of one, and not what they gave of none', async () => {
    const before = await run('credits-have-receipts');
    await server.database.owner.query(
      `select payments.note_stray('sandbox', 'stray-1', 'nobody', 5000, 'PHP', now() - interval '1 hour')`,
    );
    const { rows } = await server.database.owner.query(
      `select payments.match_receipt('sandbox', 'stray-1', ${uid}, 'staff:1') as outcome`,
    );
    expect(rows).toEqual([{ outcome: 'DONE' }]);
    await server.database.owner.query(
      `create or replace function platform.clock() returns timestamptz language sql volatile
       return clock_timestamp() + interval '4 hours'`,
    );
    const matched = await run('credits-have-receipts');
    expect(before.found).toBe(0);
    expect(matched).toMatchObject({ found: 0, looked: before.looked + 1 });
    // The same receipt stands for no second credit.
    await behind(`insert into payments.step (bucket, uid, payment_id, n, seq, kind, from_status, to_status, at, by, reason)
      values (platform.bucket_of(${uid}), ${uid}, 900001, 1, 900001, 'deposit', null, 'completed', platform.clock() - interval '90 minutes', 'staff:1', 'matched')`);
    const second = await run('credits-have-receipts');
    await behind('delete from payments.step where payment_id = 900001');
    expect(second.found).toBe(1);
  });

  it('is proved', () => {
    expect(crimes.map(([name]) => name)).toEqual(controlNames);
  });
});

it('a broken one fails the job, is an alarm for a week, an event, an entry of the audit and a metric', async () => {
  const of = (sql: string) => sql.replaceAll('ID', String(uid));
  await behind(of(excluded));
  await expect(server.runTask('evidence_run_controls')).rejects.toThrow(
    'no-bet-while-excluded (1)',
  );
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('perya_control_broken_rows{control="no-bet-while-excluded"} 1');
  const { alarms } = await auditor.client.call(calls.getHome, {});
  expect(alarms).toContainEqual(
    expect.objectContaining({
      name: 'control-broken',
      level: 'critical',
      about: 'no-bet-while-excluded',
      figure: 1,
    }),
  );
  const { rows } = await server.database.owner.query(
    `select (select count(*)::int from audit.entry where action = 'evidence.control-broken'
       and actor = 'evidence_run_controls') as entries,
      (select count(*)::int from platform.event where name = 'evidence.control-broken') as events`,
  );
  // Each crime, the two looks that let nobody play, a second credit by one receipt, and this one.
  expect(rows[0]).toEqual({ entries: 1, events: crimes.length + 4 });
  await behind(of(notExcluded));
});

it('two runs at once are one that is written down', async () => {
  const both = await Promise.allSettled([run('two-persons-decide'), run('two-persons-decide')]);
  const written = both.filter(({ status }) => status === 'fulfilled');
  const { rows } = await server.database.owner.query(
    `select runs::int, (select count(*)::int from evidence.control_run r where r.control = c.name) as kept
     from evidence.control c where name = 'two-persons-decide'`,
  );
  expect(written.length).toBeGreaterThan(0);
  expect(rows[0].runs).toBe(rows[0].kept);
});
