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
import { readSettings } from '../../../apps/server/src/settings.ts';
import { noRateLimits } from '../no-rate-limits.ts';
import { benchSecretKey } from './fill-bets.ts';

/** All modules of the product on a database of the bench, without anything outside of it. */
export async function assembleForBench(databaseUrl: string) {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PERYA_SECRET_KEY: benchSecretKey.toString('base64'),
    PERYA_SEED: 'none',
  });
  const url = settings.databaseUrl ?? '';
  const pool = createPool(url);
  const rateLimiter = createRateLimiter(noRateLimits, null);
  const keyring = createKeyring(benchSecretKey);
  const stores = folderStores(join(tmpdir(), 'perya-bench-files'));
  const { apis, handlers, jobs } = assembleModules({
    hosts: new Map(),
    gateways: new Map(),
    gameProviders: new Map(),
    commitSignal: createCommitSignal(),
    settings,
    pool,
    buckets: await readBuckets(pool),
    ledgerPool: createPool(url, { max: 4 }),
    rateLimiter,
    pictures: createPictureStore(stores.area('files')),
    sealed: createSealedFiles(stores.area('sealed'), keyring),
    archives: stores.area('archives'),
    keyring,
    live: createLive({ keyring, settings }),
    idScan: chooseScanner(settings, null),
    sender: { send: async () => {} },
  });
  await apis.content.beginBrands();
  return { settings, pool, rateLimiter, apis, handlers, jobs };
}
