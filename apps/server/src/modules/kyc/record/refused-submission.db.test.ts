import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type FullForm, type KycPlayer } from '../../../testing/kyc-player.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (caught: unknown) => caught,
  );
  return error instanceof ClientError ? error.message : '';
}

async function untouched({ uid, client }: KycPlayer): Promise<boolean> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from kyc.submission where uid = $1',
    [uid],
  );
  return rows[0]?.count === 0 && (await client.call(calls.getKyc, {})).status === 'unset';
}

const suspicions = async (uid: string) =>
  (await readAudit(server, uid)).filter(({ action }) => action === 'kyc.submission-refused');

const yearsAgo = (years: number, days = 0) => {
  const manila = new Date(Date.now() + 8 * 3_600_000);
  manila.setUTCFullYear(manila.getUTCFullYear() - years);
  manila.setUTCDate(manila.getUTCDate() + days);
  return manila.toISOString().slice(0, 10);
};

describe('a form outside of its rules', () => {
  const letters = 'Allowed characters: A-Z, a-z, space';
  const address = 'Allowed characters: A-Z, a-z, space, comma, period';
  const age = 'Age must be between 21 and 100 years';
  test.each<[string, Record<string, unknown>, string]>([
    ['no ID type [A-285 A-286]', { id_type: undefined }, 'ID type is required'],
    ['another ID type [A-286]', { id_type: 'LIBRARY_CARD' }, 'ID type is required'],
    ['no occupation [A-285 A-287]', { occupation: undefined }, 'Occupation is required'],
    ['another occupation [A-287]', { occupation: 'Pirate' }, 'Occupation is required'],
    [
      'no source of funds [A-285 A-288]',
      { source_of_income: undefined },
      'Main source of funds is required',
    ],
    [
      'another source [A-288]',
      { source_of_income: 'Found it' },
      'Main source of funds is required',
    ],
    ['no branch [A-285 A-289]', { shop_id: undefined }, 'Nearest branch is required'],
    ['another branch [A-289]', { shop_id: 999 }, 'Nearest branch is required'],
    ['no gender [A-285 A-290]', { gender: undefined }, 'Gender is required'],
    ['another gender [A-290]', { gender: 'none' }, 'Gender is required'],
    ['no nationality [A-285 A-291]', { nationality: '' }, 'Nationality is required'],
    ['no country [A-285 A-291]', { nationality: 'Atlantis' }, 'Nationality is required'],
    ['no place of birth [A-285 A-292]', { place_of_birth: ' ' }, 'Place of birth is required'],
    ['a long place [A-292]', { place_of_birth: 'a'.repeat(31) }, 'maxLength is 30'],
    ['digits in a place [A-292]', { place_of_birth: 'Manila 4' }, letters],
    ['no first name [A-285 A-293]', { first_name: undefined }, 'First name is required'],
    ['a long first name [A-293]', { first_name: 'a'.repeat(21) }, 'maxLength is 20'],
    ['markup for a name [A-293]', { first_name: '<b>' }, letters],
    ['no last name [A-285 A-294]', { last_name: '' }, 'Last name is required'],
    ['a long last name [A-294]', { last_name: 'a'.repeat(21) }, 'maxLength is 20'],
    ['digits in a last name [A-294]', { last_name: 'R2' }, letters],
    ['digits in a middle name [A-295]', { middle_name: 'D4' }, letters],
    ['a long middle name [A-295]', { middle_name: 'a'.repeat(21) }, 'maxLength is 20'],
    [
      'no current address [A-285 A-297]',
      { current_address: undefined },
      'Current address is required',
    ],
    ['a long address [A-297]', { current_address: 'a'.repeat(101) }, 'maxLength is 100'],
    ['a semicolon [A-297 A-299]', { current_address: 'Sitio; 4' }, address],
    [
      'no permanent address [A-285 A-298]',
      { permanent_address: '' },
      'Permanent address is required',
    ],
    ['a star [A-298 A-299]', { permanent_address: 'Sitio * 4' }, address],
    ['no birthday [A-305]', { birthday: undefined }, 'Date of birth is required'],
    ['another form of date [A-175]', { birthday: '29/02/1984' }, 'Date of birth is required'],
    ['no day of the calendar [A-175]', { birthday: '1983-02-29' }, 'Date of birth is required'],
    ['a day too young [A-306]', { birthday: yearsAgo(21, 1) }, age],
    ['101 years [A-306]', { birthday: yearsAgo(101) }, age],
    ['no photos', { attachments: undefined }, 'Front photo of ID is required'],
    [
      'no ID photo',
      { attachments: { selfieWithIDPhotoPath: 'x' } },
      'Front photo of ID is required',
    ],
    ['no selfie', { attachments: { idPhoto: 'x' } }, 'Selfie with card is required'],
  ])('is refused with its message: %s', async (_name, changes, message) => {
    const player = await createKycPlayer(server);
    const attachments = { idPhoto: 'a', selfieWithIDPhotoPath: 'b' };
    const form = { ...(await player.form({ attachments })), ...changes } as FullForm;
    expect(await messageOf(player.client.call(calls.insertKyc, form))).toBe(message);
    expect(await untouched(player)).toBe(true);
  });

  test('is told in the player’s language', async () => {
    const player = createApiPlayer(server.url, undefined, 'tl_PH');
    await player.login();
    const known = await createKycPlayer(server);
    const form = await known.form({ first_name: '' });
    expect(await messageOf(player.client.call(calls.insertKyc, form))).toBe(
      'Kailangan ang pangalan',
    );
  });

  test('the edges of the rules are taken: 21 today, 20 letters, 100 characters, no middle name [A-295 A-297 A-306]', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form({
      birthday: yearsAgo(21),
      first_name: 'a'.repeat(20),
      middle_name: '',
      current_address: `#1 (A/B-C), D. ${'a'.repeat(85)}`,
    });
    expect(form.current_address).toHaveLength(100);
    expect(await player.client.call(calls.insertKyc, form)).toMatchObject({ version: 1 });
  });

  test('the basic form has the same rules', async () => {
    const player = await createKycPlayer(server);
    const send = (changes: object) =>
      messageOf(player.client.call(calls.updateKycBase, player.baseForm(changes)));
    expect(await send({ birthday: yearsAgo(20) })).toBe('Age must be between 21 and 100 years');
    expect(await send({ last_name: 'R2' })).toBe('Allowed characters: A-Z, a-z, space');
    expect(await send({ gender: '' })).toBe('Gender is required');
    expect(await untouched(player)).toBe(true);
  });
});

describe('a request that reaches for more', () => {
  test.each([
    [{ status: 'fully_kyc' }],
    [{ uid: '10000001' }],
    [{ cmpl: 0 }],
    [{ reviewer: 'me' }],
    [{ status: null }],
  ])('with %j is refused and written down [A-202]', async (more) => {
    const player = await createKycPlayer(server);
    const full = { ...(await player.form()), ...more };
    const base = { ...player.baseForm(), ...more };
    expect(await refusalOf(player.client.call(calls.insertKyc, full))).toBe('KYC_FIELD_REFUSED');
    expect(await refusalOf(player.client.call(calls.updateKyc, full))).toBe('KYC_FIELD_REFUSED');
    expect(await refusalOf(player.client.call(calls.updateKycBase, base))).toBe(
      'KYC_FIELD_REFUSED',
    );
    expect(await untouched(player)).toBe(true);
    const tried = Object.keys(more);
    expect((await suspicions(player.uid)).map(({ after }) => after)).toEqual([
      { call: 'insert', tried },
      { call: 'update', tried },
      { call: 'base', tried },
    ]);
  });

  test('for another’s photo is refused like one that is not known, and written down [A-311]', async () => {
    const player = await createKycPlayer(server);
    const other = await createKycPlayer(server);
    const foreign = await other.upload();
    const own = await player.upload();
    const send = (idPhoto: string) =>
      player
        .form({ attachments: { idPhoto, selfieWithIDPhotoPath: own } })
        .then((form) => refusalOf(player.client.call(calls.insertKyc, form)));
    expect(await send(foreign)).toBe('FILE_UNKNOWN');
    expect(await suspicions(player.uid)).toHaveLength(1);
    for (const key of ['nothing', `uploads/${player.uid}/${'A'.repeat(22)}`, '../secret.key']) {
      expect(await send(key), key).toBe('FILE_UNKNOWN');
    }
    expect(await suspicions(player.uid)).toHaveLength(1);
    expect(await untouched(player)).toBe(true);
    // It is still the other's, who can submit it.
    const form = await other.form({
      attachments: { idPhoto: foreign, selfieWithIDPhotoPath: await other.upload() },
    });
    expect(await other.client.call(calls.insertKyc, form)).toMatchObject({ version: 1 });
  });

  test('with one photo for two purposes is refused, in one form and over two', async () => {
    const player = await createKycPlayer(server);
    const one = await player.upload();
    const two = await player.upload();
    const send = async (call: 'insertKyc' | 'updateKyc', photos: FullForm['attachments']) =>
      player.client.call(calls[call], await player.form({ attachments: photos }));
    const twice = { idPhoto: one, selfieWithIDPhotoPath: one };
    expect(await refusalOf(send('insertKyc', twice))).toBe('KYC_PHOTO_USED');
    expect(await untouched(player)).toBe(true);
    await send('insertKyc', { idPhoto: one, selfieWithIDPhotoPath: two });
    await server.database.pool.query(`update kyc.review set state = 'rejected' where uid = $1`, [
      player.uid,
    ]);
    await setKycStatus(server, player.uid, 'rejected');
    const swapped = { idPhoto: two, selfieWithIDPhotoPath: one };
    expect(await refusalOf(send('updateKyc', swapped))).toBe('KYC_PHOTO_USED');
  });

  test('without a session gets nowhere', async () => {
    const player = await createKycPlayer(server);
    const form = await player.form();
    const visitor = createApiPlayer(server.url);
    for (const call of [calls.insertKyc, calls.updateKyc]) {
      expect(await refusalOf(visitor.client.call(call, form))).toBe('UNAUTHENTICATED');
    }
    const base = player.baseForm();
    expect(await refusalOf(visitor.client.call(calls.updateKycBase, base))).toBe('UNAUTHENTICATED');
  });
});

test('a photo that was sent as WebP is refused as a document, whatever it is called; PNG and JPEG are taken [A-310]', async () => {
  const player = await createKycPlayer(server);
  const picture = sharp(await drawTestPicture(4242));
  const send = async (bytes: Buffer, name: string) => {
    const file = new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
    return (await player.client.upload(calls.uploadFile, file)).object_key;
  };
  const webp = await send(await picture.webp().toBuffer(), 'id.png');
  const jpeg = await send(await picture.jpeg().toBuffer(), 'id.webp');
  const selfieWithIDPhotoPath = await player.upload();
  const submit = async (idPhoto: string) =>
    player.client.call(
      calls.insertKyc,
      await player.form({ attachments: { idPhoto, selfieWithIDPhotoPath } }),
    );
  expect(await refusalOf(submit(webp))).toBe('KYC_PHOTO_FORMAT');
  expect((await submit(jpeg)).status).toBe('under_review');
});
