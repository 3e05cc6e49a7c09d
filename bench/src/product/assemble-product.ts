import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleModules } from '../../../apps/server/src/assemble-modules.ts';
import { readBuckets } from '../../../apps/server/src/platform/database/buckets.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { createCommitSignal } from '../../../apps/server/src/platform/events/commit-signal.ts';
import { folderStores } from '../../../apps/server/src/platform/files/folder-store.ts';
import { createPictureStore } from '../../../apps/server/src/platform/files/picture-store.ts';
import { createSealedFiles } from '../../../apps/server/src/platform/files/sealed-files.ts';
import { createRateLimiter } from '../../../apps/server/src/platform/http/rate-limits.ts';
import { createKeyring } from '../../../apps/server/src/platform/keyring.ts';
import { createLive } from '../../../apps/server/src/platform/live/live.ts';
import { chooseScanner } from '../../../apps/server/src/providers/id-scan/choose-scanner.ts';
import { chooseGateways } from '../../../apps/server/src/providers/payments/choose-gateways.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { noRateLimits } from '../no-rate-limits.ts';

/** Every module on this database, by the settings of an operator. */
export async function assembleProduct(
  databaseUrl: string,
  environment: Record<string, string>,
  /** Longer where nobody waits for an answer, and others use the machine. */
  answerTimeoutMs = 10_000,
) {
  const settings = readSettings({ ...environment, DATABASE_URL: databaseUrl });
  const pool = createPool(databaseUrl, { answerTimeoutMs });
  const ledgerPool = createPool(databaseUrl, {
    max: 4,
    answerTimeoutMs: 8000,
    lockTimeoutMs: 2000,
  });
  const rateLimiter = createRateLimiter(noRateLimits, null);
  const keyring = createKeyring(settings.secretKeys[0] ?? randomBytes(32));
  const commitSignal = createCommitSignal();
  const live = createLive({ keyring, settings });
  const files = join(tmpdir(), 'perya-bench-files');
  const modules = assembleModules({
    hosts: new Map(),
    gateways: chooseGateways(settings, null),
    gameProviders: new Map(),
    commitSignal,
    live,
    settings,
    pool,
    buckets: await readBuckets(pool),
    ledgerPool,
    rateLimiter,
    pictures: createPictureStore(folderStores(files).area('files')),
    sealed: createSealedFiles(folderStores(files).area('sealed'), keyring),
    archives: folderStores(files).area('archives'),
    keyring,
    idScan: chooseScanner(settings, null),
    sender: { send: async () => {} },
  });
  await modules.apis.doors.begin(true);
  await modules.apis.content.beginBrands();
  return {
    ...modules,
    settings,
    pool,
    rateLimiter,
    commitSignal,
    live,
    async end() {
      await modules.close();
      await Promise.all([pool.end(), ledgerPool.end()]);
    },
  };
}

export type Product = Awaited<ReturnType<typeof assembleProduct>>;
