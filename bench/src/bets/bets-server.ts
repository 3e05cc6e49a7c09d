import { allCalls } from '@perya/contract/all-calls';
import { createApp } from '../../../apps/server/src/app.ts';
import { entrancesOf } from '../../../apps/server/src/assemble-modules.ts';
import { followLogs } from '../../../apps/server/src/platform/events/follow-logs.ts';
import { assembleForBench } from './assemble-for-bench.ts';

/** The product with all its modules; ends with its parent. */
async function main(): Promise<void> {
  const { settings, pool, rateLimiter, apis, handlers, jobs } = await assembleForBench(
    process.env['DATABASE_URL'] ?? '',
  );
  await apis.doors.begin(true);
  const app = await createApp({
    settings,
    pool,
    rateLimiter,
    calls: allCalls,
    handlers,
    ...entrancesOf(apis),
    providerApi: apis.games.mountProviderApi,
  });
  // '1' is every reader, another word those whose name begins with it; nothing said is none.
  const wanted = process.env['BENCH_READERS'];
  if (wanted !== undefined) {
    const all = jobs.flatMap(({ readers = [] }) => readers);
    followLogs({
      pool,
      readers: wanted === '1' ? all : all.filter(({ name }) => name.startsWith(wanted)),
      onRead() {},
      onError: (error) => {
        throw error;
      },
    });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.on('disconnect', () => process.exit(0));
  process.send?.(typeof address === 'object' ? address?.port : null);
}

await main();
