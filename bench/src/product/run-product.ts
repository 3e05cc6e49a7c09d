import { allCalls } from '@perya/contract/all-calls';
import { type AppOptions, createApp } from '../../../apps/server/src/app.ts';
import { entrancesOf } from '../../../apps/server/src/assemble-modules.ts';
import { startBackground } from '../../../apps/server/src/platform/start-background.ts';
import { assembleProduct, type Product } from './assemble-product.ts';

type Further = Pick<AppOptions<typeof allCalls>, 'live' | 'network'>;

/** The product with all its modules, its followers and readers; ends with its parent, or by a kill. */
export async function runProduct(
  environment: Record<string, string>,
  furtherOf: (product: Product) => Further = () => ({}),
): Promise<Product> {
  const product = await assembleProduct(process.env['DATABASE_URL'] ?? '', environment);
  const { apis, handlers, jobs, settings, pool, rateLimiter, commitSignal, live } = product;
  const app = await createApp({
    settings,
    pool,
    rateLimiter,
    calls: allCalls,
    handlers,
    ...entrancesOf(apis),
    providerApi: apis.games.mountProviderApi,
    ...furtherOf(product),
  });
  await app.listen({ host: '127.0.0.1', port: settings.port });
  startBackground({
    pool,
    readers: jobs.flatMap(({ readers = [] }) => readers),
    loops: Object.assign({}, ...jobs.map(({ loops }) => loops)),
    carriers: live.carriers,
    commitSignal,
    log: app.log,
  });
  process.on('disconnect', () => process.exit(0));
  const address = app.server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
  return product;
}
