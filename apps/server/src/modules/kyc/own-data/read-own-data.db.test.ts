import { calls } from '@perya/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scanId } from '../../../testing/kyc/scan-id.ts';
import {
  type ScriptedScanner,
  scannedPerson,
  startScriptedScanner,
} from '../../../testing/kyc/scripted-scanner.ts';
import { createKycPlayer, type KycPlayer } from '../../../testing/kyc-player.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

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

async function exportOf({ client, deviceCookie, prove }: KycPlayer) {
  await prove();
  const { url } = await client.call(calls.exportData, {});
  const answer = await fetch(`${server.url}${url}`, { headers: { cookie: deviceCookie() } });
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  return { files, check: JSON.parse(String(files.get('identity-check.json'))) };
}

test("a player's data hold what the scanner read, with its picture, and no other player's", async () => {
  const ana = await createKycPlayer(server);
  const ben = await createKycPlayer(server);
  const { id_number } = await scanId(provider, ana);
  const { id_number: bens } = await scanId(provider, ben);
  const failed = await ana.client.call(calls.setupOcr, { id_type: 'UMID' });
  provider.end(failed.transaction_id, { state: 'failed', reason: 'unreadable' });
  const { transaction_id, biz_id } = failed;
  await ana.client.call(calls.checkOcrResult, { transaction_id, biz_id });

  const { files, check } = await exportOf(ana);
  expect(check.scans).toEqual([
    {
      begun_at: expect.any(String),
      id_type: 'UMID',
      outcome: 'success',
      score: 88,
      is_verified: true,
      read: { ...scannedPerson, id_number },
      picture: 'identity-check/scan-1.webp',
    },
    expect.objectContaining({ outcome: 'unreadable', read: null, picture: null }),
  ]);
  const pictures = [...files.keys()].filter((name) => name.startsWith('identity-check/'));
  expect(pictures).toEqual(['identity-check/scan-1.webp']);
  expect((await sharp(files.get('identity-check/scan-1.webp')).metadata()).format).toBe('webp');
  expect(JSON.stringify(check)).not.toContain(bens);
});

test('a version that was erased says when, in place of its fields', async () => {
  const player = await createKycPlayer(server);
  await player.client.call(calls.insertKyc, await player.form());
  expect((await exportOf(player)).check.versions[0].erased_at).toBeNull();
  await server.database.owner.query(
    `update kyc.submission set erased_at = '2026-01-02', sealed_key = '', sealed_fields = ''
     where uid = $1`,
    [player.uid],
  );
  expect((await exportOf(player)).check.versions[0]).toMatchObject({
    erased_at: expect.stringMatching(/^2026-01-0/),
    first_name: '',
  });
});
