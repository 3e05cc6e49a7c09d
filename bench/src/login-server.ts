import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@perya/contract/all-calls';
import { createApp } from '../../apps/server/src/app.ts';
import { assembleModules, entrancesOf } from '../../apps/server/src/assemble-modules.ts';
import { readBuckets } from '../../apps/server/src/platform/database/buckets.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { createCommitSignal } from '../../apps/server/src/platform/events/commit-signal.ts';
import { folderStores } from '../../apps/server/src/platform/files/folder-store.ts';
import { createPictureStore } from '../../apps/server/src/platform/files/picture-store.ts';
import { createSealedFiles } from '../../apps/server/src/platform/files/sealed-files.ts';
import { createRateLimiter } from '../../apps/server/src/platform/http/rate-limits.ts';
import { createKeyring } from '../../apps/server/src/platform/keyring.ts';
import { createLive } from '../../apps/server/src/platform/live/live.ts';
import { chooseScanner } from '../../apps/server/src/providers/id-scan/choose-scanner.ts';
import { seedDemo } from '../../apps/server/src/seed-demo.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { noRateLimits } from './no-rate-limits.ts';

/** The product's stack with its identity module. Codes go to the parent process instead of a phone. */
async function main(): Promise<void> {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATABASE_URL: process.env['DATABASE_URL'],
    PERYA_SECRET_KEY: randomBytes(32).toString('base64'),
  });
  const pool = createPool(settings.databaseUrl ?? '');
  const rateLimiter = createRateLimiter(noRateLimits, null);
  const keyring = createKeyring(settings.secretKeys[0] ?? randomBytes(32));
  const filesDir = mkdtempSync(join(tmpdir(), 'perya-bench-files-'));
  const { apis, handlers } = assembleModules({
    hosts: new Map(),
    gateways: new Map(),
    gameProviders: new Map(),
    commitSignal: createCommitSignal(),
    settings,
    pool,
    buckets: await readBuckets(pool),
    ledgerPool: pool,
    rateLimiter,
    pictures: createPictureStore(folderStores(filesDir).area('files')),
    sealed: createSealedFiles(folderStores(filesDir).area('sealed'), keyring),
    archives: folderStores(filesDir).area('archives'),
    keyring,
    live: createLive({ keyring, settings }),
    idScan: chooseScanner(settings, null),
    sender: {
      send: async ({ to, text }) => void process.send?.({ to, code: /\d{6}/.exec(text)?.[0] }),
    },
  });
  await apis.content.beginBrands();
  await apis.doors.begin(true);
  await seedDemo(apis, settings);
  const app = await createApp({
    settings,
    pool,
    rateLimiter,
    calls: allCalls,
    handlers,
    ...entrancesOf(apis),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.on('disconnect', () => {
    rmSync(filesDir, { recursive: true, force: true });
    process.exit(0);
  });
  process.send?.(typeof address === 'object' ? address?.port : null);
}

await main();
