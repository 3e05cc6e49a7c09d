import { calls } from '@perya/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageSessions } from '../../testing/age-session.ts';
import { createApiPlayer, readInbox, refusalOf } from '../../testing/api-player.ts';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';
import { createKycPlayer, typedFields } from '../../testing/kyc-player.ts';
import { readAudit, readEvents } from '../../testing/read-audit.ts';
import { readZip } from '../../testing/read-zip.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  await player.prove();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    ...player,
    uid,
    ask: () => player.client.call(calls.exportData, {}),
    upload: async (seed: number) => {
      const file = new File([Uint8Array.from(await drawTestPicture(seed))], 'x.png');
      return (await player.client.upload(calls.uploadFile, file)).object_key;
    },
    download: (url: string) =>
      fetch(`${server.url}${url}`, { headers: { cookie: player.deviceCookie() } }),
  };
}

const json = (file: Buffer | undefined) => JSON.parse(String(file));

describe("a player's own data", () => {
  test('is one archive of JSON and pictures: account, identity check, limits, money and bets', async () => {
    const ana = await newPlayer();
    await ana.client.call(calls.updateDetail, { nickname: 'Anakin7', avatar: await ana.upload(1) });
    const attachments = {
      idPhoto: await ana.upload(2),
      selfieWithIDPhotoPath: await ana.upload(3),
    };
    await ana.client.call(calls.insertKyc, { ...typedFields, attachments });
    const ben = await createKycPlayer(server);
    await ben.client.call(calls.insertKyc, { ...(await ben.form()), first_name: 'Benigno' });

    const { url } = await ana.ask();
    const answer = await ana.download(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const zip = Buffer.from(await answer.arrayBuffer());
    const files = readZip(zip);
    expect([...files.keys()].toSorted()).toEqual([
      'account.json',
      'agreements.json',
      'avatar.webp',
      'bets.json',
      'deposits.json',
      'devices.json',
      'feedback.json',
      'filcoin-entries.json',
      'filcoins.json',
      'identity-check.json',
      'identity-check/1-idPhoto.webp',
      'identity-check/1-selfieWithIDPhotoPath.webp',
      'location.json',
      'notices.json',
      'orders.json',
      'partners.json',
      'play-limits.json',
      'player-care.json',
      'privacy-requests.json',
      'rewards.json',
      'service.json',
      'vip.json',
      'wallet-entries.json',
      'wallet.json',
      'withdrawal-accounts.json',
      'withdrawals.json',
    ]);
    expect(json(files.get('account.json'))).toMatchObject({
      uid: ana.uid,
      phone: ana.phone,
      nickname: 'Anakin7',
    });
    const check = json(files.get('identity-check.json'));
    expect(check.versions).toEqual([
      expect.objectContaining({
        first_name: typedFields.first_name,
        birthday: typedFields.birthday,
        current_address: typedFields.current_address,
        photos: {
          idPhoto: 'identity-check/1-idPhoto.webp',
          selfieWithIDPhotoPath: 'identity-check/1-selfieWithIDPhotoPath.webp',
        },
      }),
    ]);
    const photo = files.get('identity-check/1-idPhoto.webp');
    expect((await sharp(photo).metadata()).format).toBe('webp');
    expect(json(files.get('bets.json'))).toEqual([]);
    expect(json(files.get('devices.json')).logins).toHaveLength(1);
    const texts = [...files.entries()].filter(([name]) => name.endsWith('.json'));
    const all = texts.map(([, content]) => String(content)).join();
    for (const secret of [
      ana.token() ?? '',
      'passwordHash',
      'totpSealed',
      'Benigno',
      `"${ben.uid}"`,
    ]) {
      expect(all, secret).not.toContain(secret);
    }
  });

  test('is given to whoever has just shown who they are, and no other device', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    await ageSessions(server, ana.uid, 6);
    expect(await refusalOf(ana.ask())).toBe('PROOF_REQUIRED');
    const proof = { kind: 'code', ...(await ana.receiveCode('proof')) } as const;
    await ana.proveBy(proof);
    const { url } = await ana.ask();
    expect((await ben.download(url)).status).toBe(404);
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);
    expect((await ana.download(url)).status).toBe(200);
    await ana.client.call(calls.logout, {});
    expect((await ana.download(url)).status).toBe(404);
  });

  test('is asked for three times a day, however many ask at once; a missing proof is not counted', async () => {
    const ana = await newPlayer();
    await ageSessions(server, ana.uid, 6);
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await refusalOf(ana.ask())).toBe('PROOF_REQUIRED');
    }
    await ana.proveBy({ kind: 'code', ...(await ana.receiveCode('proof')) });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        ana.ask().then(
          () => 'given',
          (error) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'given')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['given', 'TOO_MANY_REQUESTS']));
    const audit = await readAudit(server, ana.uid);
    expect(audit.filter(({ action }) => action === 'identity.data-exported')).toHaveLength(3);
  });

  test('is told of to the player, counted, and written down', async () => {
    const ana = await newPlayer();
    await ana.ask();
    await server.settle();
    const texts = (await readInbox(server.url, ana.phone)).map(({ text }) => text);
    expect(texts.join()).toContain('A copy of the data of your');
    const events = (await readEvents(server, ana.uid)).map(({ name }) => name);
    expect(events).toContain('identity.data-exported');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_data_exports_total [1-9]/);
  });
});
