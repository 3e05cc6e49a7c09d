import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { createApp } from '../../apps/server/src/app.ts';
import { contentRoutes, createContent } from '../../apps/server/src/modules/content/index.ts';
import { createIdentity, identityRoutes } from '../../apps/server/src/modules/identity/index.ts';
import { createLedger, ledgerRoutes } from '../../apps/server/src/modules/ledger/index.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { createPictureStore } from '../../apps/server/src/platform/files/picture-store.ts';
import { createLimiter } from '../../apps/server/src/platform/http/limits.ts';
import { createKeyring } from '../../apps/server/src/platform/keyring.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { seedDemo } from '../../apps/server/src/seed-demo.ts';
import { noLimits } from './no-limits.ts';

/** The product's stack with its identity module. Codes go to the parent process instead of a phone. */
async function main(): Promise<void> {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATABASE_URL: process.env['DATABASE_URL'],
    PERYA_SECRET_KEY: randomBytes(32).toString('base64'),
  });
  const pool = createPool(settings.databaseUrl ?? '');
  const limiter = createLimiter(noLimits, null);
  const identity = createIdentity({
    pool,
    limiter,
    pictures: createPictureStore(mkdtempSync(join(tmpdir(), 'perya-bench-files-'))),
    keyring: createKeyring(settings.secretKey ?? randomBytes(32)),
    sender: {
      send: async ({ to, text }) => void process.send?.({ to, code: /\d{6}/.exec(text)?.[0] }),
    },
    hashesAtOnce: Math.max(1, availableParallelism() - 1),
  });
  const content = createContent(pool);
  const ledger = createLedger({ pool });
  await seedDemo({ content, identity, ledger });
  const app = await createApp({
    settings,
    pool,
    limiter,
    calls,
    handlers: {
      ...contentRoutes(content),
      ...identityRoutes(identity.services),
      ...ledgerRoutes(ledger),
    },
    authenticator: identity.checkToken,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.on('disconnect', () => process.exit(0));
  process.send?.(typeof address === 'object' ? address?.port : null);
}

await main();
