import { calls } from '@perya/contract/calls';
import { idTypes } from '@perya/contract/rules/kyc-options';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { startScriptedScanner } from '../../../testing/kyc/scripted-scanner.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer, typedFields } from '../../../testing/kyc-player.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = ({ client }: KycPlayer) => client.call(calls.getKyc, {});
const versionsOf = async (uid: string) => {
  const { rows } = await server.database.pool.query<{ version: number; kind: string }>(
    'select version, kind from kyc.submission where uid = $1 order by version',
    [uid],
  );
  return rows;
};
const reviewsOf = async (uid: string) => {
  const { rows } = await server.database.pool.query<{ version: number; state: string }>(
    'select version, state from kyc.review where uid = $1 order by version',
    [uid],
  );
  return rows;
};
/** As the desk ends a review. */
async function turnDown(uid: string, status: KycStatus = 'rejected') {
  const { pool } = server.database;
  await pool.query(`update kyc.review set state = 'rejected', decided_at = now() where uid = $1`, [
    uid,
  ]);
  await setKycStatus(server, uid, status);
}

describe('the first submission', () => {
  test('takes the form with the keys of its photos, waits for review, and is read back [A-201 A-311 A-387 A-485 A-497]', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form();
    const answer = await player.client.call(calls.insertKyc, form);
    expect(answer).toEqual({ status: 'under_review', version: 1 });
    const { shop_id, ...typed } = typedFields;
    const record = await read(player);
    expect(record).toMatchObject({
      ...typed,
      shop_id,
      status: 'under_review',
      is_waiting: true,
      version: 1,
      nearest_branch: expect.stringContaining('Quezon City'),
      nature_of_work: typed.occupation,
      id_number: '',
    });
    expect(record.attachments).toMatchObject(form.attachments);
    expect((await player.client.call(calls.getProfile, {})).kyc_status).toBe(2);
    expect(await reviewsOf(player.uid)).toEqual([{ version: 1, state: 'waiting' }]);
  });

  test('takes the Ñ as one letter, however it was typed, and refuses a hyphen in the words of the form [A-292 A-293 A-294 A-297 A-298]', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form({
      last_name: 'Mun\u0303oz',
      place_of_birth: 'Dasmariñas',
      current_address: '4 Peña St., Parañaque',
    });
    await expect(
      player.client.call(calls.insertKyc, { ...form, last_name: 'Muñoz-Reyes' }),
    ).rejects.toThrow('Allowed characters: A-Z, a-z, space');
    await player.client.call(calls.insertKyc, form);
    expect(await read(player)).toMatchObject({
      last_name: 'Muñoz',
      place_of_birth: 'Dasmariñas',
      current_address: '4 Peña St., Parañaque',
    });
  });

  test('is written down by field names, with an event each for what was given and what it changed', async () => {
    const player = await createKycPlayer(server);
    await player.client.call(calls.insertKyc, await player.form());
    const entries = await readAudit(server, player.uid);
    expect(entries.at(-1)).toMatchObject({
      actor: `player:${player.uid}`,
      action: 'kyc.submitted',
      before: { status: 'unset', version: 0 },
      after: { status: 'under_review', version: 1, call: 'insert' },
    });
    const kycEvents = (await readEvents(server, player.uid)).filter(({ name }) =>
      name.startsWith('kyc.'),
    );
    expect(kycEvents.map(({ name }) => name)).toEqual(['kyc.submitted', 'kyc.status-changed']);
    const told = JSON.stringify([entries, kycEvents]) + server.logged();
    for (const word of ['Narcisa', 'Quiambao', '1984-02-29', 'Kalachuchi', 'Maligaya']) {
      expect(told, word).not.toContain(word);
    }
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_kyc_submissions_total\{call="insert",outcome="taken"\} \d/);
  });

  test('is one, however many come at once, on two processes [A-485]', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form();
    const other = await startTestServer({ database: shareDatabase(server.database) });
    const elsewhere = await createKycPlayer(other);
    elsewhere.use(player.token());
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? player : elsewhere).client.call(calls.insertKyc, form).then(
          () => 'taken',
          (error) => error.code,
        ),
      ),
    );
    await other.stop();
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'KYC_LOCKED')).toHaveLength(49);
    expect(await versionsOf(player.uid)).toEqual([{ version: 1, kind: 'full' }]);
    expect(await reviewsOf(player.uid)).toHaveLength(1);
  });

  test('stands whole or not at all: a failure on the way leaves nothing behind', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form();
    const { owner } = server.database;
    await owner.query(`create function kyc.fail_for_test() returns trigger language plpgsql
      as $$ begin raise exception 'the power went out'; end $$`);
    await owner.query(`create trigger fail_for_test after insert on kyc.change
      for each row when (new.uid = ${BigInt(player.uid)}) execute function kyc.fail_for_test()`);
    expect(await refusalOf(player.client.call(calls.insertKyc, form))).toBe('INTERNAL');
    await owner.query('drop function kyc.fail_for_test() cascade');
    expect(await versionsOf(player.uid)).toEqual([]);
    expect(await reviewsOf(player.uid)).toEqual([]);
    expect((await read(player)).status).toBe('unset');
    // The photos are free as before.
    expect(await player.client.call(calls.insertKyc, form)).toMatchObject({ version: 1 });
  });
});

describe('a further submission', () => {
  test('is a new version with update, keeps photos that were not replaced, and leaves the old one as it was [A-201 A-388 A-485]', async () => {
    const player = await createKycPlayer(server);
    const first = await player.form({
      attachments: {
        idPhoto: await player.upload(),
        selfieWithIDPhotoPath: await player.upload(),
        idPhotoBack: await player.upload(),
      },
    });
    await player.client.call(calls.insertKyc, first);
    await turnDown(player.uid);
    const before = await server.database.pool.query(
      'select * from kyc.submission where uid = $1 and version = 1',
      [player.uid],
    );
    const attachments = {
      idPhoto: first.attachments.idPhoto,
      selfieWithIDPhotoPath: await player.upload(),
    };
    const again = { ...first, last_name: 'Quiambao Reyes', attachments };
    expect(await player.client.call(calls.updateKyc, again)).toEqual({
      status: 'under_review',
      version: 2,
    });
    const record = await read(player);
    expect(record).toMatchObject({ last_name: 'Quiambao Reyes', version: 2 });
    expect(record.attachments).toMatchObject({
      ...attachments,
      idPhotoBack: first.attachments.idPhotoBack,
    });
    const after = await server.database.pool.query(
      'select * from kyc.submission where uid = $1 and version = 1',
      [player.uid],
    );
    expect(after.rows).toEqual(before.rows);
    expect((await readAudit(server, player.uid)).at(-1)?.after).toMatchObject({
      changed: ['last_name', 'idPhoto', 'selfieWithIDPhotoPath'],
    });
  });

  test('of a frozen player waits and leaves the player frozen [A-485]', async () => {
    const player = await createKycPlayer(server);
    await setKycStatus(server, player.uid, 'frozen');
    const form = await player.form();
    expect(await refusalOf(player.client.call(calls.insertKyc, form))).toBe('KYC_ALREADY_BEGUN');
    expect(await player.client.call(calls.updateKyc, form)).toEqual({
      status: 'frozen',
      version: 1,
    });
    expect(await read(player)).toMatchObject({ status: 'frozen', is_waiting: true, cmpl: 1 });
    expect(await refusalOf(player.client.call(calls.updateKyc, form))).toBe('KYC_LOCKED');
    expect(await refusalOf(player.client.call(calls.updateKycBase, player.baseForm()))).toBe(
      'KYC_LOCKED',
    );
  });

  test.each(['under_review', 'fully_kyc', 'block', 'test_account'] as const)(
    'is refused while the status is %s [A-201 M-339]',
    async (status) => {
      const player = await createKycPlayer(server);
      await setKycStatus(server, player.uid, status);
      const form = await player.form();
      for (const call of [calls.insertKyc, calls.updateKyc]) {
        expect(await refusalOf(player.client.call(call, form))).toBe('KYC_LOCKED');
      }
      expect(await versionsOf(player.uid)).toEqual([]);
      expect((await read(player)).status).toBe(status);
    },
  );

  test('is refused by update before the first, and by insert after it [A-201]', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form();
    expect(await refusalOf(player.client.call(calls.updateKyc, form))).toBe('KYC_NOT_BEGUN');
    await player.client.call(calls.insertKyc, form);
    await turnDown(player.uid);
    expect(await refusalOf(player.client.call(calls.insertKyc, form))).toBe('KYC_ALREADY_BEGUN');
    expect(await versionsOf(player.uid)).toHaveLength(1);
  });
});

describe('the basic information', () => {
  test('makes a basic account of an unset player, without a review, with photos or none [A-304 A-389 A-485 A-497]', async () => {
    const player = await createKycPlayer(server);
    const idPhotoBack = await player.upload();
    const form = player.baseForm({ attachments: { idPhotoBack } });
    expect(await player.client.call(calls.updateKycBase, form)).toEqual({
      status: 'basic_account',
      version: 1,
    });
    expect(await read(player)).toMatchObject({
      status: 'basic_account',
      first_name: typedFields.first_name,
      birthday: typedFields.birthday,
      gender: 'female',
      id_type: '',
      attachments: { idPhotoBack, idPhoto: '' },
      is_waiting: false,
    });
    expect(await player.client.call(calls.updateKycBase, player.baseForm())).toEqual({
      status: 'basic_account',
      version: 2,
    });
    expect((await read(player)).attachments.idPhotoBack).toBe(idPhotoBack);
    expect(await reviewsOf(player.uid)).toEqual([]);
  });

  test('of a rejected player changes what it names and keeps the rest', async () => {
    const player = await createKycPlayer(server);
    await player.client.call(calls.insertKyc, await player.form());
    await turnDown(player.uid);
    const form = player.baseForm({ first_name: 'Narcisa' });
    expect(await player.client.call(calls.updateKycBase, form)).toEqual({
      status: 'rejected',
      version: 2,
    });
    expect(await read(player)).toMatchObject({
      first_name: 'Narcisa',
      id_type: 'UMID',
      place_of_birth: typedFields.place_of_birth,
    });
    expect(await versionsOf(player.uid)).toEqual([
      { version: 1, kind: 'full' },
      { version: 2, kind: 'base' },
    ]);
  });
});

describe('a middle name', () => {
  test('may be missing, unless the operator asks for it: then both forms are refused without [A-295 A-296]', async () => {
    const strict = await startTestServer({
      settings: { KYC_MIDDLE_NAME: 'required' },
      database: shareDatabase(server.database),
    });
    onTestFinished(() => strict.stop());
    const outcomes = async (at: TestServer) => {
      const player = await createKycPlayer(at);
      const { middle_name_required } = await read(player);
      const base = player.client.call(calls.updateKycBase, player.baseForm({ middle_name: ' ' }));
      const first = await base.then(
        ({ status }) => status,
        ({ code }) => code,
      );
      const form = await player.form({ middle_name: '' });
      const call = first === 'basic_account' ? calls.updateKyc : calls.insertKyc;
      const whole = player.client.call(call, form);
      return [
        middle_name_required,
        first,
        await whole.then(
          ({ status }) => status,
          ({ code }) => code,
        ),
      ];
    };
    expect(await outcomes(server)).toEqual([false, 'basic_account', 'under_review']);
    expect(await outcomes(strict)).toEqual([true, 'KYC_MIDDLE_NAME', 'KYC_MIDDLE_NAME']);
    const named = await createKycPlayer(strict);
    expect((await named.client.call(calls.insertKyc, await named.form())).status).toBe(
      'under_review',
    );
  });
});

describe('the national ID', () => {
  test('is taken where the operator has added it, by the form and by the scanner, and refused elsewhere [A-286]', async () => {
    const scanner = await startScriptedScanner();
    onTestFinished(() => scanner.stop());
    const adding = await startTestServer({
      settings: { KYC_PHILSYS: 'on' },
      database: shareDatabase(server.database),
      idScan: scanner,
    });
    onTestFinished(() => adding.stop());
    const form = { id_type: 'PHILSYS' } as const;
    const there = await createKycPlayer(adding);
    const here = await createKycPlayer(server);
    expect((await read(there)).id_types).toContain('PHILSYS');
    expect((await read(here)).id_types).toEqual(idTypes);
    expect(await refusalOf(here.client.call(calls.insertKyc, await here.form(form)))).toBe(
      'KYC_ID_TYPE',
    );
    expect(await refusalOf(here.client.call(calls.setupOcr, form))).toBe('KYC_ID_TYPE');
    expect((await read(here)).status).toBe('unset');
    await there.client.call(calls.setupOcr, form);
    await there.client.call(calls.insertKyc, await there.form(form));
    expect(await read(there)).toMatchObject({ status: 'under_review', id_type: 'PHILSYS' });
  });
});
