import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type FullForm } from '../../../testing/kyc-player.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { KYC_RETENTION_DAYS: '400' } });
});
afterAll(() => server.stop());

const run = () => server.runTask('kyc_erase_old_versions');

async function versionsOf(uid: string) {
  const { rows } = await server.database.pool.query<{ version: number; erased: boolean }>(
    `select version, erased_at is not null as erased from kyc.submission
     where uid = $1 and (erased_at is null) = (length(sealed_fields) > 0) order by version`,
    [uid],
  );
  return rows.map(({ erased }) => (erased ? 'erased' : 'kept'));
}

/** A player with so many versions, each turned down before the next, all submitted so many days ago. */
async function playerWith(count: number, daysAgo: number) {
  const player = await createKycPlayer(server);
  const { owner } = server.database;
  const forms: FullForm[] = [];
  for (let version = 1; version <= count; version += 1) {
    const form = await player.form();
    forms.push(form);
    await player.client.call(version === 1 ? calls.insertKyc : calls.updateKyc, form);
    await owner.query(
      `update kyc.review set state = 'rejected', decided_at = now() where uid = $1 and version = $2`,
      [player.uid, version],
    );
    await setKycStatus(server, player.uid, 'rejected');
  }
  await owner.query(
    'update kyc.submission set submitted_at = now() - make_interval(days => $2) where uid = $1',
    [player.uid, daysAgo],
  );
  return { ...player, keyOf: (version: number) => forms[version - 1]?.attachments.idPhoto ?? '' };
}

test('what was replaced longer ago than its time is erased: fields, photos, digests; the newest stays', async () => {
  const player = await playerWith(3, 401);
  await run();
  expect(await versionsOf(player.uid)).toEqual(['erased', 'erased', 'kept']);
  const { read } = server.identity.uploads;
  expect(await read(player.keyOf(1))).toBeNull();
  expect(await read(player.keyOf(3))).not.toBeNull();
  const left = await server.database.pool.query(
    `select version from kyc.photo where uid = $1
     union select version from kyc.digest where uid = $1`,
    [player.uid],
  );
  expect(left.rows).toEqual([{ version: 3 }]);
  expect((await player.client.call(calls.getKyc, {})).first_name).toBe('Narcisa Maria');
  const erased = (await readAudit(server, player.uid)).filter(
    ({ action }) => action === 'kyc.version-erased',
  );
  expect(erased.map(({ after }) => after)).toEqual([{ version: 1 }, { version: 2 }]);
  await run();
  expect(await versionsOf(player.uid)).toEqual(['erased', 'erased', 'kept']);
});

test('nothing is erased before its time, nor the last one that was approved', async () => {
  const young = await playerWith(2, 399);
  const approved = await playerWith(3, 401);
  await server.database.owner.query(
    `update kyc.review set state = 'approved' where uid = $1 and version = 2`,
    [approved.uid],
  );
  await Promise.all([run(), run(), run()]);
  expect(await versionsOf(young.uid)).toEqual(['kept', 'kept']);
  expect(await versionsOf(approved.uid)).toEqual(['erased', 'kept', 'kept']);
  expect(await server.identity.uploads.read(approved.keyOf(2))).not.toBeNull();
});
