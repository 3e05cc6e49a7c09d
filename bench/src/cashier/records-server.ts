import { transactionsCalls } from '@perya/contract/payments/calls/transactions';
import { createApp } from '../../../apps/server/src/app.ts';
import { createRecords } from '../../../apps/server/src/modules/payments/index.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { createRateLimiter } from '../../../apps/server/src/platform/http/rate-limits.ts';
import { createKeyring } from '../../../apps/server/src/platform/keyring.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { noRateLimits } from '../no-rate-limits.ts';
import { recordsUid } from './fill-records.ts';

/** The product's stack with the calls of the records, on a database that the parent has filled. */
async function main(): Promise<void> {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATABASE_URL: process.env['DATABASE_URL'],
    PERYA_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  });
  const pool = createPool(settings.databaseUrl ?? '');
  const rateLimiter = createRateLimiter(noRateLimits, null);
  const keyring = createKeyring(Buffer.alloc(32, 1));
  const { handlers } = createRecords({ pool, keyring, rateLimiter, settings });
  const app = await createApp({
    settings,
    pool,
    rateLimiter,
    calls: transactionsCalls,
    handlers,
    // Who calls is no part of what is measured: everybody is the one player.
    authenticators: {
      player: async () => ({
        state: 'valid',
        caller: { uid: recordsUid, session: 'bench', partner: 'web' },
      }),
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.on('disconnect', () => process.exit(0));
  process.send?.(typeof address === 'object' ? address?.port : null);
}

await main();
