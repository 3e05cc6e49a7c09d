import { setTimeout as delay } from 'node:timers/promises';
import type { ScanKey } from '@perya/contract/id-scan/signature';
import fastify from 'fastify';
import { createIdReader } from '../reading/id-reader.ts';
import { registerSpecimens } from '../specimens/register-specimens.ts';
import { registerApi } from './api-routes.ts';
import { registerCapture } from './capture-routes.ts';
import type { IdScan } from './id-scan.ts';
import { idScanPath } from './id-scan-path.ts';
import { createTransactions } from './transactions.ts';

export { pictureBytesMax } from './capture-routes.ts';
export { idScanPath } from './id-scan-path.ts';

export interface IdScanOptions extends Partial<Pick<IdScan, 'reader' | 'waits' | 'now'>> {
  key: ScanKey;
  /** Where browsers find its pages; the platform's own address if not given. */
  pagesUrl?: string;
}

export interface RunningIdScan {
  /** Where the platform reaches it. */
  url: string;
  /** Until what was sent is read and told. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than the ten seconds for which a player is asked to wait, and shorter. */
const usualWaits = { slowMs: 15_000, downMs: 8000 };

/** The sandbox's scanner of IDs: a server of its own, which knows the platform only by the wire. */
export async function startIdScan(options: IdScanOptions): Promise<RunningIdScan> {
  const {
    key,
    pagesUrl = '',
    reader = createIdReader(),
    waits = usualWaits,
    now = Date.now,
  } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const scanner: IdScan = {
    key,
    pagesUrl,
    reader,
    waits,
    now,
    transactions: createTransactions(now),
    wait: (ms) => delay(ms, undefined, { signal: stopping.signal }).catch(() => {}),
    stopped: stopping.signal,
    run(work) {
      const watched = work.catch(() => {}).finally(() => running.delete(watched));
      running.add(watched);
    },
  };
  const app = fastify({ forceCloseConnections: true });
  await app.register(async (scope) => registerApi(scope, scanner));
  await app.register(async (scope) => registerCapture(scope, scanner));
  await app.register(async (scope) => registerSpecimens(scope));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${origin}${idScanPath}`,
    async settle() {
      await Promise.all(running);
    },
    async stop() {
      stopping.abort();
      await reader.close();
      await Promise.all(running);
      await app.close();
    },
  };
}
