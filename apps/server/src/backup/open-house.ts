import { assembleModules } from '../assemble-modules.ts';
import { readBuckets } from '../platform/database/buckets.ts';
import { createPool } from '../platform/database/pool.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { openStores } from '../platform/files/open-stores.ts';
import { createPictureStore } from '../platform/files/picture-store.ts';
import { createSealedFiles } from '../platform/files/sealed-files.ts';
import { createRateLimiter } from '../platform/http/rate-limits.ts';
import { openKeyring } from '../platform/keys/open-keyring.ts';
import { createLive } from '../platform/live/live.ts';
import { chooseScanner } from '../providers/id-scan/choose-scanner.ts';
import { rateLimits } from '../rate-limits.ts';
import type { Settings } from '../settings.ts';

/** Every module on a database and a data folder, with nobody outside: for whoever verifies. */
export async function openHouse(databaseUrl: string, settings: Settings) {
  const pool = createPool(databaseUrl, { max: 4 });
  const keyring = await openKeyring(pool, settings).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const stores = await openStores(settings);
  const live = createLive({ keyring, settings });
  const { apis, close } = assembleModules({
    settings,
    pool,
    buckets: await readBuckets(pool),
    ledgerPool: pool,
    rateLimiter: createRateLimiter(rateLimits, null),
    pictures: createPictureStore(stores.area('files')),
    sealed: createSealedFiles(stores.area('sealed'), keyring),
    archives: stores.area('archives'),
    keyring,
    sender: { send: async () => {} },
    idScan: chooseScanner(settings, null),
    gateways: new Map(),
    gameProviders: new Map(),
    hosts: new Map(),
    live,
    commitSignal: createCommitSignal(),
  });
  return {
    apis,
    async end() {
      await close();
      await live.close();
      await pool.end();
    },
  };
}

export type OpenHouse = Awaited<ReturnType<typeof openHouse>>;
