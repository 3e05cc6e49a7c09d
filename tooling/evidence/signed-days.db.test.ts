import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { listEvidence } from '@perya/contract/evidence/calls/days';
import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evidenceCarriers } from '../../apps/server/src/modules/evidence/index.ts';
import {
  readPublished,
  requireChain,
  requirePublished,
  verifyPack,
} from '../../apps/server/src/platform/evidence/page/verify-pack.js';
import { workOutShares } from '../../apps/server/src/platform/evidence/page/work-out-share.js';
import { createApiPlayer } from '../../apps/server/src/testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../apps/server/src/testing/api-staff.ts';
import { closeGamingDay } from '../../apps/server/src/testing/games/close-gaming-day.ts';
import { seatPlayer } from '../../apps/server/src/testing/provider.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';

/** The folder of somebody outside who keeps what is signed. */
const keptIn = mkdtempSync(join(tmpdir(), 'kept-'));

let server: TestServer;
let auditor: ApiStaff;
let uid = 0n;

/** Puts the clock to two hours after midnight in Manila so many days ahead, or leaves it where it is later. */
const goAhead = (days: number) =>
  server.database.owner.query(
    `do $$ begin execute format('create or replace function platform.clock() returns timestamptz language sql volatile
       return greatest(clock_timestamp(), %L::timestamptz)', (date_trunc('day', now() at time zone 'Asia/Manila')
       + interval '${days} days 2 hours') at time zone 'Asia/Manila'); end $$`,
  );

/** Lets everything that was written just now be of yesterday: what the test does later is of another day. */
const beYesterday = () =>
  behind(
    [
      ['ledger.entry', 'created_at'],
      ['games.bet', 'settled_at'],
      ['audit.entry', 'at'],
      ['reports.closed_day', 'closed_at'],
      ['evidence.funds_day', 'taken_at'],
      ['evidence.control_run', 'finished_at'],
    ]
      .map(
        ([table, at]) =>
          `update ${table} set ${at} = ${at} - interval '1 day' where ${at} > now() - interval '1 hour'`,
      )
      .join('; '),
  );

/** Behind the app's back, past every trigger. */
const behind = (sql: string) =>
  server.database.owner.query(
    `begin; set local session_replication_role = replica; ${sql}; commit`,
  );

/** The folders of a day that have files, each of one who tried to close it. */
function attemptsOf(day: string): string[] {
  const folder = join(server.archivesDir, 'evidence', day);
  return readdirSync(folder).filter((name) => readdirSync(join(folder, name)).length > 0);
}

async function listDays() {
  return (await auditor.client.call(calls.listEvidenceDays, {})).days;
}

async function takePack(day: string): Promise<Buffer> {
  const { url } = await auditor.client.call(calls.takeEvidencePack, { day });
  const answer = await fetch(`${server.url}${url}`, {
    headers: { cookie: `perya_staff=${auditor.token()}` },
  });
  expect(answer.headers.get('content-disposition')).toContain(`evidence-${day}.jsonl.gz`);
  return Buffer.from(await answer.arrayBuffer());
}

beforeAll(async () => {
  server = await startTestServer({
    settings: { PERYA_EVIDENCE_TO: `regulator@pagcor.example file://${keptIn}` },
  });
  auditor = await createApiStaff(server, 'auditor');
  const seat = await seatPlayer(server);
  ({ uid } = seat);
  await seat.bet();
  await seat.win();
  await server.settle();
  await closeGamingDay(server);
  await server.runTask('evidence_take_funds');
  await server.runTask('evidence_run_controls');
  await beYesterday();
  await goAhead(0);
});

afterAll(async () => {
  await server.stop();
  rmSync(keptIn, { recursive: true });
});

it('a day that is over is signed once, whoever closes it, and leads to what was signed', async () => {
  await Promise.all([
    server.runTask('evidence_close_days'),
    server.runTask('evidence_close_days'),
    server.runTask('evidence_close_days'),
  ]);
  await server.runTask('evidence_close_days');
  const [signed, ...others] = await listDays();
  expect(others).toEqual([]);
  expect(signed?.rows).toBeGreaterThan(10);
  expect(attemptsOf(signed?.day ?? '')).toHaveLength(1);
  await server.runTask('evidence_verify_days');
  expect((await listDays())[0]).toMatchObject({ fault: null, checked_at: expect.any(Number) });
});

it('whoever is cut off in the middle of a day leaves nothing that counts, and the next closes it whole', async () => {
  await goAhead(1);
  // The lines lie in the object store by the time that the key is looked for.
  await server.database.owner.query('alter table evidence.signing_key rename to hidden');
  await expect(server.runTask('evidence_close_days')).rejects.toThrow();
  await server.database.owner.query('alter table evidence.hidden rename to signing_key');
  expect(await listDays()).toHaveLength(1);
  await server.runTask('evidence_close_days');
  const days = await listDays();
  expect(days).toHaveLength(2);
  expect(attemptsOf(days[0]?.day ?? '')).toHaveLength(1);
  const packs = await Promise.all(days.map(async ({ day }) => verifyPack(await takePack(day))));
  requireChain(packs);
  expect(packs[0]?.previous).toBe(packs[1]?.hash);
  expect(packs[1]?.previous).toBe('0'.repeat(64));
});

it('everybody can read what was signed and by which key, without a login', async () => {
  const { client } = createApiPlayer(server.url);
  const { days, keys } = await client.call(listEvidence, {});
  expect(days).toHaveLength(2);
  const [day] = days;
  const packed = await verifyPack(await takePack(day?.day ?? ''));
  expect(packed.publicKey).toBe(keys[0]?.public_key);
  expect(keys[0]?.id).toBe(day?.key);
  // What somebody kept of that list is what the pack was signed for, and anything else is found.
  const kept = readPublished(JSON.stringify({ days, keys }));
  expect(requirePublished([packed], kept)).toBe(1);
  const changed = kept.map((each) => ({ ...each, statement: `${each.statement} ` }));
  expect(() => requirePublished([packed], changed)).toThrow('another statement');
});

it('whoever has the packs works out the gaming day and the share alone, from the lines that were signed', async () => {
  const packs = await Promise.all(
    (await listDays()).map(async ({ day }) => verifyPack(await takePack(day))),
  );
  const days = workOutShares(packs);
  expect(days.length).toBeGreaterThan(0);
  for (const { faults } of days) {
    expect(faults.filter(({ fault }) => fault !== 'game')).toEqual([]);
  }
});

it('what was signed leaves the house with the commit of its day, to each who keeps it', async () => {
  const { rows } = await server.database.owner.query<{ channel: string; content: string }>(
    `select channel, content::text as content from platform.outbox_message
     where channel = 'evidence' or content ->> 'to' = 'regulator@pagcor.example' order by id`,
  );
  const days = (await listDays()).map(({ day }) => day);
  for (const day of days) {
    // By the field: the moment of signing may lie on the day of another one.
    const isOfDay = new RegExp(`day\\\\*": ?\\\\*"${day}`);
    const left = rows.filter(({ content }) => isOfDay.test(content));
    expect(left.map(({ channel }) => channel)).toEqual(['message', 'evidence']);
  }
  expect(rows.some(({ content }) => content.includes(keptIn))).toBe(false);
  const carrier = evidenceCarriers(['regulator@pagcor.example', `file://${keptIn}`])['evidence'];
  const given = rows.find(({ channel }) => channel === 'evidence');
  const content = JSON.parse(given?.content ?? '{}') as unknown;
  await carrier?.(content);
  await carrier?.(content);
  const [name = ''] = readdirSync(keptIn);
  expect(readdirSync(keptIn)).toHaveLength(1);
  const kept = readPublished(readFileSync(join(keptIn, name), 'utf8'));
  const packed = await verifyPack(await takePack(kept[0]?.day ?? ''));
  expect(requirePublished([packed], kept)).toBe(1);
  // Nothing that is kept is written over.
  writeFileSync(join(keptIn, name), '{}');
  await expect(carrier?.(content)).rejects.toThrow('says something else');
});

it('the pack is for whoever may take it away', async () => {
  const risk = await createApiStaff(server, 'risk');
  const day = (await listDays())[0]?.day ?? '';
  await expect(risk.client.call(calls.takeEvidencePack, { day })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(
    auditor.client.call(calls.verifyEvidenceDay, { day: '2001-01-01' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** A row that was never there, of the first closed gaming day; the same once more takes it away. */
const addOrTake = (table: string, marked: string, columns: string, values: string) =>
  `with gone as (delete from ${table} where ${marked} returning 1)
   insert into ${table} (${columns}) select ${values} from (select * from reports.closed_day order by day limit 1) d
   where not exists (select from gone)`;

/** A changed row in each table that a pack is made of, how it is put back (by the same), and the part. */
const changes = [
  ['ledger', 'entries', 'update ledger.entry set amount = -amount where uid = ID and leg > 0'],
  [
    'ledger',
    'postings',
    'update ledger.posting set balance_after = 999999999 - balance_after where uid = ID',
  ],
  ['rounds', 'rounds', 'update games.bet set payout = 999 - payout where uid = ID'],
  [
    'rounds',
    'corrections of rounds',
    `with gone as (delete from games.correction where movement_id = -1 returning 1)
     insert into games.correction (bucket, uid, bet_id, movement_id, bet_created_at, seq, amount, stake_returned,
       turnover, stake_before, payout_before, created_at)
     select b.bucket, b.uid, b.id, -1, b.created_at, 0, 100, 0, 0, b.stake, b.payout, b.settled_at from games.bet b
     where b.uid = ID and b.settled_seq is not null and not exists (select from gone)`,
  ],
  [
    'rounds',
    'wins that were paid late',
    `with gone as (delete from games.late_win where movement_id = -1 returning 1)
     insert into games.late_win (bucket, uid, bet_id, movement_id, amount)
     select b.bucket, b.uid, b.id, -1, 100 from games.bet b
     where b.uid = ID and b.settled_seq is not null and not exists (select from gone)`,
  ],
  [
    'audit',
    'the audit',
    `update audit.entry set reason = case reason when 'x' then '' else 'x' end
     where seq = (select max(seq) from audit.entry where reason in ('', 'x')
       and at < date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila')`,
  ],
  ['figures', 'closed days', 'update reports.closed_day set staked = 999 - staked'],
  [
    'figures',
    'play',
    addOrTake(
      'reports.play_day',
      `brand = 'x'`,
      'day, is_test, brand, channel, venue, game_code, game_type, rounds, staked',
      `d.day, false, 'x', 'web', 'studio', 'roulette', 1, 1, 100`,
    ),
  ],
  [
    'figures',
    'prizes',
    addOrTake(
      'reports.prize_day',
      `brand = 'x'`,
      'day, is_test, brand, channel, venue, prizes, amount',
      `d.day, false, 'x', 'web', 'studio', 1, 100`,
    ),
  ],
  [
    'figures',
    'money in and out',
    addOrTake(
      'reports.cash_day',
      `brand = 'x'`,
      'day, is_test, brand, channel, pay_channel, gateway, deposits, deposited',
      `d.day, false, 'x', 'web', 0, 'sandbox', 1, 100`,
    ),
  ],
  [
    'figures',
    'bonuses',
    addOrTake(
      'reports.bonus_day',
      `brand = 'x'`,
      'day, is_test, brand, channel, promotion_id, given, given_amount',
      `d.day, false, 'x', 'web', 1, 1, 100`,
    ),
  ],
  [
    'figures',
    'corrections',
    addOrTake(
      'reports.correction',
      `subject = 'x'`,
      'day, of_day, is_test, kind, uid, subject, amount, noted_at',
      `d.day + 1, d.day, false, 'cash', ID, 'x', 100, d.closed_at`,
    ),
  ],
  ['funds', 'funds', `update evidence.funds_day set statement = translate(statement, '01', '10')`],
  ['controls', 'controls', 'update evidence.control_run set looked = 999999 - looked where id = 1'],
] as const;

describe('one changed row', () => {
  it.each(changes)(
    'of %s (%s) is found in the data, and is an alarm until it is put back',
    async (part, _table, change) => {
      const of = (sql: string) => sql.replaceAll('ID', String(uid));
      const day = (await listDays()).at(-1)?.day ?? '';
      expect(await auditor.client.call(calls.verifyEvidenceDay, { day })).toMatchObject({
        fault: null,
      });
      await behind(of(change));
      const broken = await auditor.client.call(calls.verifyEvidenceDay, { day });
      const { alarms } = await auditor.client.call(calls.getHome, {});
      await behind(of(change));
      expect(broken.fault).toBe(`${part}: the data is not what was signed`);
      expect(alarms).toContainEqual(
        expect.objectContaining({ name: 'day-broken', level: 'critical', about: day }),
      );
      expect(await auditor.client.call(calls.verifyEvidenceDay, { day })).toMatchObject({
        fault: null,
      });
    },
  );

  it('of a file in the object store is found too', async () => {
    const { day = '' } = (await listDays()).at(-1) ?? {};
    const [attempt = ''] = attemptsOf(day);
    const path = join(server.archivesDir, 'evidence', day, attempt, 'ledger-00001.jsonl.gz');
    const was = readFileSync(path);
    writeFileSync(path, gzipSync(gunzipSync(was).toString().replace('house:', 'hause:')));
    await expect(auditor.client.call(calls.verifyEvidenceDay, { day })).resolves.toMatchObject({
      fault: 'ledger: the files are not what was signed',
    });
    writeFileSync(path, was);
    expect(await auditor.client.call(calls.verifyEvidenceDay, { day })).toMatchObject({
      fault: null,
    });
  });

  it('of a pack is found by the verifier that trusts nobody, in every part', async () => {
    const { day = '' } = (await listDays()).at(-1) ?? {};
    const lines = gunzipSync(await takePack(day))
      .toString()
      .split('\n')
      .slice(0, -1);
    const { parts } = JSON.parse(JSON.parse(lines[0] ?? '').statement) as {
      parts: { name: string; rows: number }[];
    };
    const pack = (changed: readonly string[]) =>
      gzipSync(changed.map((line) => `${line}\n`).join(''));
    let at = 1;
    for (const { name, rows } of parts) {
      expect(rows).toBeGreaterThan(0);
      const last = at + rows - 1;
      const changed = lines.with(last, `${lines[last]?.slice(0, -1)} ]`);
      await expect(verifyPack(pack(changed))).rejects.toThrow(
        `the rows of ${name} are not what was signed`,
      );
      at += rows;
    }
    await expect(verifyPack(pack([...lines, '[]']))).rejects.toThrow('rows that nobody signed');
    const [head = '', ...rest] = lines;
    await expect(verifyPack(pack([head.replace(day, '2001-01-01'), ...rest]))).rejects.toThrow(
      'signature',
    );
  });
});
