import { listGames } from '@perya/contract/catalogue/calls/catalogue';
import { getIndex } from '@perya/contract/catalogue/calls/index-data';
import { createApp } from '../../apps/server/src/app.ts';
import { createAudit } from '../../apps/server/src/modules/audit/index.ts';
import { createCatalogue } from '../../apps/server/src/modules/catalogue/index.ts';
import { createContent } from '../../apps/server/src/modules/content/index.ts';
import { createDoors } from '../../apps/server/src/modules/doors/index.ts';
import { createStops } from '../../apps/server/src/modules/stops/index.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { createCommitSignal } from '../../apps/server/src/platform/events/commit-signal.ts';
import { folderStores } from '../../apps/server/src/platform/files/folder-store.ts';
import { createPictureStore } from '../../apps/server/src/platform/files/picture-store.ts';
import { createRateLimiter } from '../../apps/server/src/platform/http/rate-limits.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { noRateLimits } from './no-rate-limits.ts';

/** The product's stack with the calls of the lobby, on a database that the parent has filled. */
async function main(): Promise<void> {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATABASE_URL: process.env['DATABASE_URL'],
    PERYA_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  });
  const pool = createPool(settings.databaseUrl ?? '');
  const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
  const pictures = createPictureStore(folderStores(settings.dataDir).area('files'));
  const { handlers } = createCatalogue({
    pool,
    audit,
    content: createContent({ pool, audit, pictures }).api,
    stops: createStops({ pool, audit }).api,
    doors: createDoors({ pool, audit }).api,
    pictures,
  });
  const app = await createApp({
    settings,
    pool,
    rateLimiter: createRateLimiter(noRateLimits, null),
    calls: { getIndex, listGames },
    handlers: { getIndex: handlers.getIndex, listGames: handlers.listGames },
    authenticators: {},
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.on('disconnect', () => process.exit(0));
  process.send?.(typeof address === 'object' ? address?.port : null);
}

await main();
