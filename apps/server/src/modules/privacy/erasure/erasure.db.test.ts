import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createMoneyPlayer } from '../../../testing/money-player.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
});
afterAll(() => server.stop());

const run = () => server.runTask('privacy_erase_accounts');
const sql = <Row>(text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows as Row[]);

/** A player who closes the account with what is in it, so many years ago. */
async function left(years: number) {
  const player = await createMoneyPlayer(server, { pesos: 12 });
  return { ...player, close: () => closeOf(player, years) };
}

async function closeOf(player: Awaited<ReturnType<typeof createMoneyPlayer>>, years: number) {
  await player.prove();
  await player.client.call(calls.closeAccount, { leaves: '12.00' });
  await sql(
    `update identity.closing set closed_at = closed_at - make_interval(years => $2, days => 1),
       reopens_until = reopens_until - make_interval(years => $2) where uid = $1`,
    [player.uid, years],
  );
}

const erasedAt = async (uid: string) =>
  (
    await sql<{ at: Date | null }>('select erased_at as at from identity.closing where uid = $1', [
      uid,
    ])
  )[0]?.at ?? null;

/** Tables of the product in which some row holds the words, whatever column they stand in. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql(`select from ${name} t where t::text like $1 limit 1`, [`%${words}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('an account whose years are over', () => {
  test('is erased wherever a person was named, and the books stay as they are', async () => {
    const player = await left(5);
    const { uid, phone, client } = player;
    const form = await player.form();
    await setKycStatus(server, uid, 'basic_account');
    await client.call(calls.updateKyc, form);
    await setKycStatus(server, uid, 'fully_kyc');
    const nickname = `Pipit${phone.slice(-6)}`;
    const email = `pipit.${phone}@mail.example`;
    await player.addAccount();
    const bankName = `Zamboanga-${phone}•••`;
    await sql(
      `update payments.account set inquiry_result = 'differs', inquiry_name = $2 where uid = $1`,
      [uid, bankName],
    );
    await client.call(calls.updateDetail, { nickname, email });
    const said = `Kalabasa-${phone}`;
    await client.call(calls.sendSupportMessage, { key: randomUUID(), text: said, pictures: [] });
    const noted = `Sampalok-${phone}`;
    await support.client.call(staffCalls.addPlayerNote, { uid, text: noted });
    await player.close();
    await server.settle();
    // A message that never got through lies among the dead letters, with the number it was for.
    await sql(
      `insert into platform.outbox_message (channel, uid, content, died_at)
       values ('sms', $1, jsonb_build_object('phone', $2::text), now())`,
      [uid, phone],
    );
    expect(await tablesWith(phone)).toContain('platform.outbox_message');
    const planted = [phone, nickname, email, said, noted, bankName];
    for (const words of planted) expect(await tablesWith(words)).not.toEqual([]);
    // Codes and counted guesses are forgotten after a day, long before.
    await sql('delete from identity.otp');
    await sql('delete from identity.guess');
    const before = await server.ledger.wallet(player.id);
    await Promise.all([run(), run()]);
    expect(await erasedAt(uid)).not.toBeNull();
    // The audit is evidence and cannot be changed; events are trimmed by themselves after some days.
    for (const words of planted) {
      const where = (await tablesWith(words)).filter((name) => !name.startsWith('platform.event'));
      expect([words, where.filter((name) => name !== 'audit.entry')]).toEqual([words, []]);
    }
    expect(await server.identity.uploads.read(form.attachments.idPhoto)).toBeNull();
    expect(
      await sql(
        `select 1 from kyc.submission where uid = $1 and (erased_at is null or length(sealed_fields) > 0)
         union all select 1 from kyc.digest where uid = $1 union all select 1 from kyc.photo where uid = $1`,
        [uid],
      ),
    ).toEqual([]);
    expect(await server.ledger.wallet(player.id)).toEqual(before);
    expect(await server.ledger.check([player.id])).toEqual([]);
    expect((await server.kyc.personOf(player.id)).first_name).toBe('');
    expect(await server.identity.contactOf(player.id)).toBeNull();
  });

  test('leaves one entry of the audit, is erased once, and its number is free for a new account', async () => {
    const player = await left(5);
    await player.close();
    await run();
    const at = await erasedAt(player.uid);
    await run();
    expect(await erasedAt(player.uid)).toEqual(at);
    const entries = (await readAudit(server, player.uid)).filter(
      ({ action }) => action === 'identity.account-erased',
    );
    expect(entries).toMatchObject([{ after: { retention_years: 5 } }]);
    const anew = createApiPlayer(server.url, player.phone);
    await anew.login();
    const { uid } = await anew.client.call(calls.getProfile, {});
    expect(String(uid)).not.toBe(player.uid);
    const page = await support.client.call(staffCalls.readPlayer, { uid: player.uid });
    expect(page.closed?.erased_at).not.toBeNull();
  });

  test('is kept before its years are over, and when two have asked for more of them', async () => {
    const young = await left(4);
    await young.close();
    await run();
    expect(await erasedAt(young.uid)).toBeNull();
    const older = await left(5);
    await older.close();
    await sql(
      `insert into limits.policy (name, value, made_by) values ('retention_years', 6, 'staff:1')`,
    );
    await run();
    expect(await erasedAt(older.uid)).toBeNull();
    await sql(
      `insert into limits.policy (name, value, made_by) values ('retention_years', 5, 'staff:1')`,
    );
    await run();
    expect(await erasedAt(older.uid)).not.toBeNull();
  });

  test('is kept while an exclusion runs, with the digest by which the person is known', async () => {
    const player = await left(5);
    await player.client.call(calls.excludeSelf, { period: '5y' });
    await player.close();
    const digests = () => sql('select from kyc.digest where uid = $1', [player.uid]);
    const before = (await digests()).length;
    expect(before).toBeGreaterThan(0);
    await run();
    expect(await erasedAt(player.uid)).toBeNull();
    expect((await digests()).length).toBe(before);
  });

  test('is kept while officers look at it, and for the years after they have decided', async () => {
    const player = await left(5);
    await player.close();
    const officer = await createApiStaff(server, 'aml');
    await officer.client.call(staffCalls.openAmlCase, { uid: player.uid, reason: 'Seen' });
    await run();
    expect(await erasedAt(player.uid)).toBeNull();
    const decided = (years: number) =>
      sql(
        `update aml.case set state = 'closed', decision = 'dismiss', decided_by = 'staff:1',
           decided_at = now() - make_interval(years => $2, days => 1) where uid = $1`,
        [player.uid, years],
      );
    await decided(4);
    await run();
    expect(await erasedAt(player.uid)).toBeNull();
    await decided(5);
    await run();
    expect(await erasedAt(player.uid)).not.toBeNull();
  });

  test('one that fails leaves nothing half erased, and the others go on the next night', async () => {
    const player = await left(5);
    await player.close();
    const whole = await sql('select * from identity.player where uid = $1', [player.uid]);
    await sql(`create function public.fail() returns trigger language plpgsql as
      'begin raise exception ''no''; end'`);
    await sql(`create trigger fails before update on points.mall_order for each statement
      execute function public.fail()`);
    await expect(run()).rejects.toThrow();
    expect(await sql('select * from identity.player where uid = $1', [player.uid])).toEqual(whole);
    await sql('drop trigger fails on points.mall_order');
    await run();
    expect(await erasedAt(player.uid)).not.toBeNull();
  });
});

describe('words that are only added to', () => {
  test('are emptied by nobody while somebody is known, not even by the owner in other words', async () => {
    const player = await left(5);
    await support.client.call(staffCalls.addPlayerNote, { uid: player.uid, text: 'As it was' });
    const { pool, owner } = server.database;
    await expect(pool.query('select staff.erase_person($1)', [player.uid])).rejects.toMatchObject({
      code: '23001',
    });
    const change = (to: string) =>
      owner.query('update staff.note set text = $2 where uid = $1', [player.uid, to]);
    await expect(change('As it was not')).rejects.toMatchObject({ code: '23001' });
    await expect(
      owner.query('delete from staff.note where uid = $1', [player.uid]),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(
      pool.query(`update staff.note set text = 'erased' where uid = $1`, [player.uid]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
