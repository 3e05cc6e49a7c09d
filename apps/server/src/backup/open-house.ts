import { join } from 'node:path';
import { assembleModules } from '../assemble-modules.ts';
import { createPool } from '../platform/database/pool.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { createPictureStore } from '../platform/files/picture-store.ts';
import { createSealedFiles } from '../platform/files/sealed-files.ts';
import { createRateLimiter } from '../platform/http/rate-limits.ts';
import { createKeyring, readSecretKey } from '../platform/keyring.ts';
import { createLive } from '../platform/live/live.ts';
import { chooseScanner } from '../providers/id-scan/choose-scanner.ts';
import { rateLimits } from '../rate-limits.ts';
import type { Settings } from '../settings.ts';

/** Every module on a database and a data folder, with nobody outside: for whoever verifies. */
export function openHouse(databaseUrl: string, settings: Settings) {
  const pool = createPool(databaseUrl, { max: 4 });
  const keyring = createKeyring(readSecretKey(settings.secretKey, settings.dataDir));
  const live = createLive({ keyring, settings });
  const { apis, close } = assembleModules({
    settings,
    pool,
    ledgerPool: pool,
    rateLimiter: createRateLimiter(rateLimits, null),
    pictures: createPictureStore(join(settings.dataDir, 'files')),
    sealed: createSealedFiles(join(settings.dataDir, 'sealed'), keyring),
    keyring,
    sender: { send: async () => {} },
    idScan: chooseScanner(settings, null),
    gateways: new Map(),
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
