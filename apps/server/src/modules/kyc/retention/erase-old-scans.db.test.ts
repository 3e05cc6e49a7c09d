import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scanId } from '../../../testing/kyc/scan-id.ts';
import {
  type ScriptedScanner,
  startScriptedScanner,
} from '../../../testing/kyc/scripted-scanner.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer } from '../../../testing/kyc-player.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let provider: ScriptedScanner;
let server: TestServer;
beforeAll(async () => {
  provider = await startScriptedScanner();
  server = await startTestServer({ idScan: provider, settings: { KYC_RETENTION_DAYS: '400' } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const run = () => server.runTask('kyc_erase_old_versions');
const scan = (player: KycPlayer) => scanId(provider, player);
const isThere = async (key: string) => (await server.identity.uploads.read(key)) !== null;

/** Moves all that the player has done so far into the past. */
async function age({ uid }: KycPlayer, days: number) {
  for (const [table, column] of [
    ['scan', 'begun_at'],
    ['scan', 'settled_at'],
    ['submission', 'submitted_at'],
  ]) {
    await server.database.owner.query(
      `update kyc.${table} set ${column} = ${column} - make_interval(days => $2) where uid = $1`,
      [uid, days],
    );
  }
}

async function countScans({ uid }: KycPlayer) {
  const { rowCount } = await server.database.pool.query('select from kyc.scan where uid = $1', [
    uid,
  ]);
  return rowCount;
}

async function submit(player: KycPlayer, call: 'insertKyc' | 'updateKyc', idPhoto: string) {
  const attachments = { idPhoto, selfieWithIDPhotoPath: await player.upload() };
  await player.client.call(calls[call], await player.form({ attachments }));
}

async function turnDown({ uid }: KycPlayer) {
  await server.database.owner.query(
    `update kyc.review set state = 'rejected', decided_at = now() where uid = $1`,
    [uid],
  );
  await setKycStatus(server, uid, 'rejected');
}

/** Resolves when some session of this database waits for a lock of another. */
async function untilSomebodyWaits(): Promise<'waits'> {
  for (;;) {
    const { rowCount } = await server.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return 'waits';
  }
}

/** Holds the player while something comes to wait for that, then does the rest and lets go. */
async function whileHeld(player: KycPlayer, start: () => Promise<unknown>, rest: string) {
  const holder = await server.database.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from identity.player where uid = $1 for update', [player.uid]);
    const started = start();
    await untilSomebodyWaits();
    await holder.query(rest, [player.uid]);
    await holder.query('commit');
    await started;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('a scan that nobody submitted is erased after 30 days, with its picture, and not before', async () => {
  const old = await createKycPlayer(server);
  const young = await createKycPlayer(server);
  const { idPhoto: gone } = await scan(old);
  const { idPhoto: kept } = await scan(young);
  await age(old, 31);
  await age(young, 29);
  await Promise.all([run(), run(), run()]);
  expect([await isThere(gone), await isThere(kept)]).toEqual([false, true]);
  expect(await old.client.call(calls.getKyc, {})).toMatchObject({
    ocr_status: 0,
    ocr: { first_name: '', attachments: { idPhoto: '' } },
  });
  expect((await young.client.call(calls.getKyc, {})).ocr.first_name).toBe('Ligaya');
  const entries = await readAudit(server, old.uid);
  expect(entries.filter(({ action }) => action === 'kyc.scan-erased')).toHaveLength(1);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/perya_kyc_scans_erased_total [1-9]/);
});

test('a scan goes with the version that it was submitted for, and stays with one that is kept', async () => {
  const player = await createKycPlayer(server);
  const { idPhoto: first } = await scan(player);
  await submit(player, 'insertKyc', first);
  await turnDown(player);
  await age(player, 1);
  const { idPhoto: second } = await scan(player);
  await submit(player, 'updateKyc', second);
  await age(player, 390);
  await run();
  expect([await countScans(player), await isThere(first)]).toEqual([2, true]);
  await age(player, 20);
  await run();
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect(await countScans(player)).toBe(1);
  expect((await player.client.call(calls.getKyc, {})).ocr.attachments.idPhoto).toBe(second);
});

test('of two versions of one scan the kept one keeps it', async () => {
  const player = await createKycPlayer(server);
  const { idPhoto } = await scan(player);
  await submit(player, 'insertKyc', await player.upload());
  await turnDown(player);
  await submit(player, 'updateKyc', await player.upload());
  await age(player, 410);
  await run();
  expect([await countScans(player), await isThere(idPhoto)]).toEqual([1, true]);
});

test('a picture that a version uses stays when its scan goes', async () => {
  const player = await createKycPlayer(server);
  const { idPhoto } = await scan(player);
  await age(player, 1);
  // The newer one is what the version was held beside.
  await scan(player);
  await submit(player, 'insertKyc', idPhoto);
  await age(player, 31);
  await run();
  expect([await countScans(player), await isThere(idPhoto)]).toEqual([1, true]);
});

test('a version that is written while the job waits for the player keeps its scan', async () => {
  const player = await createKycPlayer(server);
  const { idPhoto } = await scan(player);
  await age(player, 31);
  await whileHeld(
    player,
    run,
    `insert into kyc.submission (uid, version, kind, sealed_key, sealed_fields)
     values ($1, 1, 'full', '', '')`,
  );
  expect([await countScans(player), await isThere(idPhoto)]).toEqual([1, true]);
});

test('a submission takes nothing from a scan that is erased while it waits for the player', async () => {
  const player = await createKycPlayer(server);
  await scan(player);
  const form = await player.form();
  await whileHeld(
    player,
    () => player.client.call(calls.insertKyc, form),
    'delete from kyc.scan where uid = $1',
  );
  const record = await player.client.call(calls.getKyc, {});
  expect([record.status, record.id_number]).toEqual(['under_review', '']);
});
