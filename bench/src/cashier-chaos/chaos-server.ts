import { allCalls } from '@perya/contract/all-calls';
import { createApp } from '../../../apps/server/src/app.ts';
import { entrancesOf } from '../../../apps/server/src/assemble-modules.ts';
import { startBackground } from '../../../apps/server/src/platform/start-background.ts';
import { assembleCashier } from './assemble-cashier.ts';
import { environmentOf } from './chaos-setting.ts';

/** The product with all its modules, its followers and readers; ends with its parent, or by a kill. */
async function main(): Promise<void> {
  const { DATABASE_URL = '', CHAOS_PORT = '', CHAOS_GATEWAY = '' } = process.env;
  const environment = environmentOf({ port: Number(CHAOS_PORT), gatewayUrl: CHAOS_GATEWAY });
  const assembled = assembleCashier(DATABASE_URL, environment);
  const { doors, handlers, jobs, settings, pool, rateLimiter, commitSignal } = assembled;
  const app = await createApp({
    settings,
    pool,
    rateLimiter,
    calls: allCalls,
    handlers,
    ...entrancesOf(doors),
    providerApi: doors.games.mountProviderApi,
  });
  await app.listen({ host: '127.0.0.1', port: settings.port });
  startBackground({
    pool,
    readers: jobs.flatMap(({ readers = [] }) => readers),
    loops: Object.assign({}, ...jobs.map(({ loops }) => loops)),
    carriers: {},
    commitSignal,
    log: app.log,
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(settings.port);
}

await main();
