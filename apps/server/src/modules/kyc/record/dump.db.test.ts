import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import {
  type ScriptedScanner,
  scannedPerson,
  startScriptedScanner,
} from '../../../testing/kyc/scripted-scanner.ts';
import { createKycPlayer, typedFields } from '../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let provider: ScriptedScanner;
let server: TestServer;
let phone: string;
/** What must not be found anywhere, by what it is. */
const planted: Record<string, string> = {
  'first name': typedFields.first_name,
  'last name': typedFields.last_name,
  birthday: typedFields.birthday,
  'birthday without dashes': typedFields.birthday.replaceAll('-', ''),
  'current address': 'Kalachuchi',
  'permanent address': 'Maligaya',
  'place of birth': 'Malolos',
  'scanned name': scannedPerson.last_name,
  'scanned birthday': scannedPerson.birthday,
  'scanned address': scannedPerson.address,
  'ID number': scannedPerson.id_number,
  'ID number as it is compared': scannedPerson.id_number.replaceAll(/[^A-Z0-9]/g, ''),
};
const photos: Buffer[] = [];

/** A player goes all the way: pictures, scan, form, review, a look at the photo, the export. */
beforeAll(async () => {
  provider = await startScriptedScanner();
  server = await startTestServer({ idScan: provider });
  const player = await createKycPlayer(server);
  phone = player.phone;
  const { client } = player;
  const begun = await client.call(calls.setupOcr, { id_type: 'UMID' });
  const image = (
    await sharp(await drawTestPicture(41, 300))
      .jpeg()
      .toBuffer()
  ).toString('base64');
  provider.end(begun.transaction_id, {
    state: 'success',
    fields: scannedPerson,
    score: 96,
    verified: true,
    image,
  });
  const { transaction_id, biz_id } = begun;
  await client.call(calls.checkOcrResult, { transaction_id, biz_id, id_type: 'UMID' });
  const form = await player.form();
  // What is refused must not be said again by anybody.
  await refusalOf(client.call(calls.insertKyc, { ...form, birthday: '1984-02-29x' }));
  await refusalOf(client.call(calls.insertKyc, { ...form, status: 'fully_kyc' }));
  const { version } = await client.call(calls.insertKyc, form);
  const { uid } = player;
  const reviewer = await createApiStaff(server, 'administrator');
  await reviewer.client.call(staffCalls.claimReview, { uid, version });
  await reviewer.client.call(staffCalls.readReview, { uid, version });
  await reviewer.client.call(staffCalls.lookAtPhoto, { uid, version, photo: 'idPhoto' });
  await reviewer.client.call(staffCalls.decideReview, {
    uid,
    version,
    decision: 'full',
    id_number: scannedPerson.id_number,
  });
  await client.call(calls.getKyc, {});
  await client.call(calls.getProfile, {});
  await player.prove();
  const { url } = await client.call(calls.exportData, {});
  await fetch(`${server.url}${url}`, { headers: { cookie: player.deviceCookie() } });
  await server.settle();
  for (const key of Object.values(form.attachments)) {
    const photo = await server.identity.uploads.read(String(key));
    if (photo) photos.push(photo);
  }
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** Every row of every table, as text; what is bytes is hexadecimal there. */
async function dumpTables(): Promise<string> {
  const { owner } = server.database;
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    dumps.push(name, ...rows.map(({ row }) => row));
  }
  return dumps.join('\n');
}

function filesIn(folder: string): Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

/** A text as it is, in bytes that are shown as hexadecimal, and in base64 at each of the three places it can begin at. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return whole.slice(shift === 0 ? 0 : shift + 1, -4);
  });
  return [text, bytes.toString('hex'), ...base64].map((form) => form.toLowerCase());
}

const isIn = (dump: string, text: string) => formsOf(text).some((form) => dump.includes(form));

describe('of a person who was identified', () => {
  test('nothing can be read in a dump of the database', async () => {
    const dump = (await dumpTables()).toLowerCase();
    // The search finds what is there: the phone, which every login needs.
    expect(isIn(dump, phone)).toBe(true);
    const found = Object.entries(planted).filter(([, text]) => isIn(dump, text));
    expect(found.map(([what]) => what)).toEqual([]);
    for (const photo of photos) {
      expect(dump.includes(photo.subarray(40, 72).toString('hex'))).toBe(false);
    }
  });

  test('nothing can be read in the files, and none of the private ones is a picture', async () => {
    expect(photos).toHaveLength(2);
    const sealed = filesIn(server.sealedDir);
    expect(sealed.length).toBeGreaterThanOrEqual(3);
    for (const file of [...sealed, ...filesIn(server.filesDir)]) {
      const dump = file.toString('latin1').toLowerCase();
      const found = Object.entries(planted).filter(([, text]) => isIn(dump, text));
      expect(found.map(([what]) => what)).toEqual([]);
      for (const photo of photos) expect(file.includes(photo.subarray(40, 72))).toBe(false);
    }
    for (const file of sealed) await expect(sharp(file).metadata()).rejects.toThrow();
    expect(filesIn(server.filesDir)).toEqual([]);
  });

  test('nothing stands in the log', () => {
    const logged = server.logged().toLowerCase();
    expect(logged).toContain('/member/kyc/insert');
    const found = Object.entries(planted).filter(([, text]) => isIn(logged, text));
    expect(found.map(([what]) => what)).toEqual([]);
    expect(logged).not.toMatch(/uploads\/\d+\//);
  });

  test('no refusal says again what was sent', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form();
    const secret = 'Zxqv9Kalachuchi';
    for (const field of [
      'first_name',
      'birthday',
      'current_address',
      'id_type',
      'shop_id',
    ] as const) {
      const body = { ...form, [field]: `${secret}<${'x'.repeat(400)}` };
      const answer = await fetch(`${server.url}/member/kyc/insert`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${player.token()}`,
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      expect(text, field).toContain('"status":false');
      expect(text, field).not.toContain(secret);
    }
    expect(server.logged()).not.toContain(secret);
  });
});
