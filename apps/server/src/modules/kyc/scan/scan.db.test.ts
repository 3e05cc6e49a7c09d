import { calls } from '@perya/contract/calls';
import { decodeClientConfig } from '@perya/contract/id-scan/client-config';
import type { ScanResult } from '@perya/contract/id-scan/wire';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createKeyring } from '../../../platform/keyring.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import {
  callBack,
  type ScriptedScanner,
  scannedPerson,
  startScriptedScanner,
} from '../../../testing/kyc/scripted-scanner.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { digestIdNumber } from '../screening/digests.ts';

let provider: ScriptedScanner;
let server: TestServer;
beforeAll(async () => {
  provider = await startScriptedScanner();
  server = await startTestServer({ idScan: provider });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const begin = () => player.client.call(calls.setupOcr, { id_type: 'UMID' });
  return { ...player, uid, begin };
}

type Player = Awaited<ReturnType<typeof newPlayer>>;
type Begun = Awaited<ReturnType<Player['begin']>>;

const check = (player: Player, { transaction_id, biz_id }: Begun) =>
  player.client.call(calls.checkOcrResult, { transaction_id, biz_id, id_type: 'UMID' });

const success: Partial<ScanResult> = {
  state: 'success',
  fields: scannedPerson,
  score: 96,
  verified: true,
};

const agesAgo = (bizId: string) =>
  server.database.owner.query(
    `update kyc.scan set begun_at = begun_at - interval '31 minutes' where biz_id = $1`,
    [bizId],
  );

describe('a scan', () => {
  test('begins at the provider, and the answer says where the browser goes [A-140 A-190 A-191 A-192 A-392]', async () => {
    const player = await newPlayer();
    const begun = await player.client.call(calls.setupOcr, {
      is_frame: false,
      biz_id: `own-${player.uid}`,
      id_type: 'UMID',
      complete_callback_url: '/s-kyc?step=3',
      interrupt_callback_url: '/s-kyc?step=2',
    });
    expect(provider.begun.at(-1)).toEqual({
      biz_id: `own-${player.uid}`,
      id_type: 'UMID',
      is_frame: false,
      lang: 'en_US',
      complete_url: '/s-kyc?step=3',
      interrupt_url: '/s-kyc?step=2',
      callback_url: `${server.url}/ocr/callback`,
    });
    expect(begun.biz_id).toBe(`own-${player.uid}`);
    expect(begun.redirect_url).toBe(`https://scanner.example/${begun.transaction_id}`);
    expect(decodeClientConfig(begun.client_cfg).content).toMatchObject({ id_type: 'UMID' });
    expect((await check(player, begun)).ocr_status).toBe(1);
    expect((await player.client.call(calls.getKyc, {})).ocr_status).toBe(1);
  });

  test('leads back to the result by itself, on the site that the operator has named [A-120]', async () => {
    const other = await startTestServer({
      idScan: provider,
      database: shareDatabase(server.database),
      settings: { PERYA_PUBLIC_URL: 'https://perya.example' },
    });
    onTestFinished(() => other.stop());
    const player = createApiPlayer(other.url);
    await player.login();
    await player.client.call(calls.setupOcr, { id_type: 'PASSPORT' });
    expect(provider.begun.at(-1)).toMatchObject({
      complete_url: 'https://perya.example/s-kyc?step=3',
      interrupt_url: 'https://perya.example/s-kyc?step=3',
    });
  });

  test('that succeeded is 2, and its fields stand in the record with the number masked [A-143 A-182 A-393]', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    provider.end(begun.transaction_id, success);
    const answer = await check(player, begun);
    expect(answer).toMatchObject({
      ocr_status: 2,
      is_already_verified: false,
      ocr: {
        first_name: 'Ligaya',
        middle_name: 'Santos',
        last_name: 'Mabuhayin',
        birthday: '1990-05-17',
        idType: 'UMID',
        gender: 'female',
        nationality: 'Filipino',
        address: '17 Sampaguita St., Quezon City',
        score: 96,
        verified: true,
      },
    });
    expect(answer.ocr.idNumber).toMatch(/^\*+34-5$/);
    const { ocr, ocr_status } = await player.client.call(calls.getKyc, {});
    expect({ ocr, ocr_status }).toEqual({ ocr: answer.ocr, ocr_status: 2 });
    expect(await readAudit(server, player.uid)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'kyc.scan-begun' }),
        expect.objectContaining({
          action: 'kyc.scan-ended',
          after: { biz_id: begun.biz_id, id_type: 'UMID', outcome: 'success' },
        }),
      ]),
    );
    const [event] = (await readEvents(server, player.uid)).filter(
      ({ name }) => name === 'kyc.scan-settled',
    );
    expect(event?.payload).toEqual({ outcome: 'success' });
  });

  test('brings the picture of the ID, which lies sealed among the player’s and is not swept [A-182 A-481]', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background: '#369' } });
    const image = (await drawn.jpeg().toBuffer()).toString('base64');
    provider.end(begun.transaction_id, { ...success, image });
    const { attachments } = (await check(player, begun)).ocr;
    expect(attachments.idPhoto).toMatch(new RegExp(`^uploads/${player.uid}/`));
    expect(attachments.idPhoto_url).toMatch(/^\/files\/private\//);
    const { rows } = await server.database.pool.query(
      'select claimed_at is not null as kept from identity.upload where key = $1',
      [attachments.idPhoto],
    );
    expect(rows).toEqual([{ kept: true }]);
    const kept = await server.identity.uploads.read(attachments.idPhoto);
    expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).width).toBe(640);
    const record = await player.client.call(calls.getKyc, {});
    expect(record.ocr.attachments.idPhoto).toBe(attachments.idPhoto);
  });

  test('with a picture that is none has succeeded without it', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    const image = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    provider.end(begun.transaction_id, { ...success, image });
    const { ocr_status, ocr } = await check(player, begun);
    expect(ocr_status).toBe(2);
    expect(ocr.attachments).toMatchObject({ idPhoto: '', idPhoto_url: '' });
  });

  test.each([
    ['unreadable', false],
    ['expired', false],
    ['provider_down', false],
    ['timeout', false],
    ['already_used', true],
  ] as const)(
    'that failed because of %s is 3 and shows nothing [A-143 A-147]',
    async (reason, used) => {
      const player = await newPlayer();
      const begun = await player.begin();
      provider.end(begun.transaction_id, { state: 'failed', reason, fields: scannedPerson });
      const answer = await check(player, begun);
      expect(answer).toMatchObject({ ocr_status: 3, is_already_verified: used });
      expect(answer.ocr).toMatchObject({ first_name: '', idNumber: '', verified: false });
    },
  );

  test('of an ID that stands in another player’s submission fails as used, whatever the provider says [A-147]', async () => {
    const owner = await newPlayer();
    const thief = await newPlayer();
    const fields = { ...scannedPerson, id_number: `CRN 9${owner.uid}` };
    const digest = digestIdNumber(createKeyring(Buffer.alloc(32, 1)), `crn-9${owner.uid}`);
    await server.database.pool.query(
      `with one as (insert into kyc.submission (uid, version, kind, sealed_key, sealed_fields)
         values ($1, 1, 'full', '', '') returning uid)
       insert into kyc.digest (uid, version, kind, digest) values ($1, 1, 'id-number', $2)`,
      [owner.uid, digest],
    );
    const end = async (player: Player) => {
      const begun = await player.begin();
      provider.end(begun.transaction_id, { ...success, fields });
      return check(player, begun);
    };
    expect(await end(thief)).toMatchObject({ ocr_status: 3, is_already_verified: true });
    expect(await end(owner)).toMatchObject({ ocr_status: 2, is_already_verified: false });
  });

  test('is told of by the provider, and the result waits before the player comes back', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    provider.end(begun.transaction_id, success);
    const { transaction_id, biz_id } = begun;
    const told = await callBack(server.url, provider.key, { transaction_id, biz_id });
    expect(await told.json()).toEqual({ status: true, data: { taken: true } });
    expect((await player.client.call(calls.getKyc, {})).ocr_status).toBe(2);
  });

  test('that nobody came back for is asked about once more and ended by the job', async () => {
    const came = await newPlayer();
    const left = await newPlayer();
    const lost = await came.begin();
    const abandoned = await left.begin();
    const fresh = await left.begin();
    provider.end(lost.transaction_id, success);
    await agesAgo(lost.biz_id);
    await agesAgo(abandoned.biz_id);
    await server.runTask('kyc_end_abandoned_scans');
    expect((await check(came, lost)).ocr_status).toBe(2);
    // What comes later is too late.
    provider.end(abandoned.transaction_id, success);
    expect((await check(left, abandoned)).ocr_status).toBe(3);
    expect((await check(left, fresh)).ocr_status).toBe(1);
    const [entry] = (await readAudit(server, left.uid)).filter(
      ({ action }) => action === 'kyc.scan-ended',
    );
    expect(entry).toMatchObject({
      actor: 'system:kyc_end_abandoned_scans',
      after: { outcome: 'abandoned' },
    });
  });

  test('may fail and be begun again; the one that succeeded counts', async () => {
    const player = await newPlayer();
    const first = await player.begin();
    provider.end(first.transaction_id, { state: 'failed', reason: 'unreadable' });
    expect((await check(player, first)).ocr_status).toBe(3);
    const second = await player.begin();
    provider.end(second.transaction_id, success);
    await check(player, second);
    await player.begin();
    expect((await player.client.call(calls.getKyc, {})).ocr_status).toBe(2);
  });

  test('by fifty questions at once, on two processes, is stored once [A-393]', async () => {
    const other = await startTestServer({
      idScan: provider,
      database: shareDatabase(server.database),
    });
    onTestFinished(() => other.stop());
    const player = await newPlayer();
    const elsewhere = createApiPlayer(other.url);
    elsewhere.use(player.token());
    const begun = await player.begin();
    provider.end(begun.transaction_id, success);
    const { transaction_id, biz_id } = begun;
    const ask = (who: Pick<Player, 'client'>) =>
      who.client.call(calls.checkOcrResult, { transaction_id, biz_id });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(index % 2 === 0 ? player : elsewhere)),
    );
    expect(new Set(answers.map(({ ocr_status }) => ocr_status))).toEqual(new Set([2]));
    const ended = (await readAudit(server, player.uid)).filter(
      ({ action }) => action === 'kyc.scan-ended',
    );
    expect(ended).toHaveLength(1);
    const events = (await readEvents(server, player.uid)).filter(
      ({ name }) => name === 'kyc.scan-settled',
    );
    expect(events).toHaveLength(1);
  });

  test('is begun ten times a day at most, also of fifty at once, and again the day after', async () => {
    const server2 = await startTestServer({
      idScan: provider,
      database: shareDatabase(server.database),
      rateLimits: { scanBegin: { points: 1000, seconds: 1 } },
    });
    onTestFinished(() => server2.stop());
    const player = createApiPlayer(server2.url);
    await player.login();
    const begin = () => player.client.call(calls.setupOcr, { id_type: 'UMID' });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, begin));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await refusalOf(begin())).toBe('OCR_TOO_MANY');
    await server.database.owner.query('update kyc.scan_day set day = day - 1');
    await begin();
    await server.runTask('kyc_forget_scan_days');
  });
});
