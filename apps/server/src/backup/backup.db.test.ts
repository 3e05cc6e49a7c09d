import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { readSettings } from '../settings.ts';
import { drawTestPicture } from '../testing/draw-test-picture.ts';
import type { Manifest } from './manifest.ts';
import { type OpenHouse, openHouse } from './open-house.ts';
import { restoreBackup } from './restore-backup.ts';
import { noteProved, takeBackup } from './take-backup.ts';
import { verifyHouse } from './verify-house.ts';

const root = mkdtempSync(join(tmpdir(), 'perya-backup-'));
const key = randomBytes(32).toString('base64');
const settingsOf = (dataDir: string) =>
  readSettings({ NODE_ENV: 'test', PERYA_DATA: dataDir, PERYA_SECRET_KEY: key });
/** Processes end here and no machine: nothing has to be synced. */
const settings = { fsync: 'off' };
const dataDir = join(root, 'house');
const backup = join(root, 'backup');

/** Opens a house on a folder for as long as it takes, up to date. */
async function inHouse<T>(
  folder: string,
  act: (house: OpenHouse['apis']) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  const owner = createPool(postgres.ownerUrl, { max: 1 });
  await migrate(owner).finally(() => owner.end());
  const { apis, end } = await openHouse(postgres.url, settingsOf(folder));
  await apis.doors.begin(true);
  try {
    return await act(apis);
  } finally {
    await end();
    await postgres.stop();
  }
}

/** What was told to somebody before the backup began: it must be there. */
const told = { pictures: [] as string[], postings: 0 };
let uid: bigint;
let manifest: Manifest;

beforeAll(async () => {
  await inHouse(dataDir, async ({ identity, ledger }) => {
    const person = { countryCode: '63', phone: '9170009999', username: 'keeper' };
    uid = await identity.ensurePlayer({ ...person, nickname: null, tester: false });
    let isOver = false;
    let postings = 0;
    const postOn = async () => {
      while (!isOver) {
        const amount = centavos(100n);
        const legs = [{ account: 'house', amount: centavos(-100n) }];
        const posted = { uid, scope: 'test', key: `posting-${postings}`, amount, legs };
        expect(await ledger.post(posted)).toMatchObject({ ok: true });
        postings += 1;
      }
    };
    const sent: string[] = [];
    const sendOn = async () => {
      for (let seed = 0; !isOver; seed += 1) {
        sent.push(await identity.uploads.keep(uid, await drawTestPicture(seed)));
      }
    };
    const flowing = [postOn(), sendOn()];
    await vi.waitUntil(() => sent.length > 3 && postings > 50, { timeout: 60_000 });
    told.pictures = [...sent];
    told.postings = postings;
    manifest = await takeBackup(dataDir, backup, '0.0.0').finally(() => {
      isOver = true;
    });
    await Promise.all(flowing);
  });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a backup of an open house is restored whole: books, audit and every file that a row names', async () => {
  const restored = join(root, 'restored');
  await restoreBackup(backup, restored);
  await inHouse(restored, async (apis) => {
    const { faults, lines } = await verifyHouse(apis);
    expect(faults).toEqual([]);
    expect(lines).toHaveLength(3);
    const { balance } = await apis.ledger.wallet(uid);
    expect(balance).toBeGreaterThanOrEqual(BigInt(told.postings) * 100n);
    for (const picture of told.pictures) {
      expect(await apis.identity.uploads.read(picture)).not.toBeNull();
    }
    const [lost] = told.pictures;
    rmSync(join(restored, 'sealed', lost ?? ''));
    expect((await verifyHouse(apis)).faults).toEqual([`${lost} is missing`]);
  });
});

test('that it was read back whole is written down for the list of the opening', async () => {
  const proved = join(root, 'proved');
  await restoreBackup(backup, proved);
  await noteProved(proved);
  await inHouse(proved, async ({ doors }) => {
    expect(await doors.listProofs()).toMatchObject([{ line: 'backup', about: '' }]);
  });
});

test('the installation’s keys are not in it, and another does not open the house', async () => {
  const names = Object.keys(manifest.files);
  expect(names.filter((name) => name.endsWith('.key'))).toEqual([]);
  const stranger = join(root, 'stranger');
  await restoreBackup(backup, stranger);
  const postgres = await startEmbeddedPostgres({ dataDir: stranger, settings });
  const other = { ...settingsOf(stranger), secretKeys: [randomBytes(32)] };
  await expect(openHouse(postgres.url, other)).rejects.toThrow('does not open');
  await postgres.stop();
});

test('what lies in a data folder is replaced only when that is said', async () => {
  const taken = join(root, 'taken');
  await restoreBackup(backup, taken);
  writeFileSync(join(taken, 'secret.key'), key);
  await expect(restoreBackup(backup, taken)).rejects.toThrow('is not empty');
  await restoreBackup(backup, taken, { isReplacing: true });
  expect(readFileSync(join(taken, 'secret.key'), 'utf8')).toBe(key);
});

test('a house that is open is not written over', async () => {
  const open = join(root, 'open');
  await restoreBackup(backup, open);
  await inHouse(open, async () => {
    await expect(restoreBackup(backup, open, { isReplacing: true })).rejects.toThrow('is running');
  });
});

test('a backup with a changed, a missing or no listed file is refused', async () => {
  const file = join(backup, 'sealed', told.pictures[0] ?? '');
  const bytes = readFileSync(file);
  const into = join(root, 'never');
  const changed = Buffer.from(bytes);
  changed[40] = (changed[40] ?? 0) ^ 1;
  writeFileSync(file, changed);
  await expect(restoreBackup(backup, into)).rejects.toThrow('has changed');
  rmSync(file);
  await expect(restoreBackup(backup, into)).rejects.toThrow('is missing');
  writeFileSync(file, bytes);
  const list = readFileSync(join(backup, 'manifest.json'));
  rmSync(join(backup, 'manifest.json'));
  await expect(restoreBackup(backup, into)).rejects.toThrow('no whole backup');
  writeFileSync(join(backup, 'manifest.json'), list);
  await expect(takeBackup(dataDir, backup, '0.0.0')).rejects.toThrow('is not empty');
});
