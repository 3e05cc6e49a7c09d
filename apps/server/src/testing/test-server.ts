import { calls } from '@perya/contract/calls';
import type { Redis } from 'ioredis';
import { createApp } from '../app.ts';
import { contentRoutes, createContent } from '../modules/content/index.ts';
import { createIdentity, type Identity } from '../modules/identity/index.ts';
import { createLedger, type Ledger, ledgerRoutes } from '../modules/ledger/index.ts';
import type { LimitTable } from '../platform/http/limits.ts';
import type { Calls, Handlers } from '../platform/http/mount-calls.ts';
import { readSettings } from '../platform/settings.ts';
import { seedDemo } from '../seed-demo.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestServer {
  url: string;
  port: number;
  database: TestDatabase;
  identity: Identity;
  ledger: Ledger;
  /** Every line the server has logged so far. */
  logged(): string;
  stop(): Promise<void>;
}

export interface TestServerOptions<C extends Calls> {
  /** Calls of the suite's own, mounted on the real stack beside the product's. */
  calls?: C;
  handlers?: Handlers<C>;
  limits?: LimitTable;
  redis?: Redis;
  settings?: Record<string, string>;
}

/** The real server on a free port and a database of its own, with the demo operator in it. */
export async function startTestServer<C extends Calls = Record<never, never>>(
  options: TestServerOptions<C> = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const { pool } = database;
  const identity = createIdentity(pool);
  const content = createContent(pool);
  const ledger = createLedger({ pool });
  await seedDemo({ content, identity, ledger });
  const lines: string[] = [];
  const app = await createApp({
    settings: readSettings({ NODE_ENV: 'test', PERYA_LOG_LEVEL: 'info', ...options.settings }),
    pool,
    redis: options.redis ?? null,
    calls: { ...calls, ...options.calls },
    handlers: {
      ...contentRoutes(content),
      ...ledgerRoutes(ledger),
      ...options.handlers,
    } as Handlers<typeof calls & C>,
    authenticator: identity.checkToken,
    ...(options.limits ? { limits: options.limits } : {}),
    logStream: { write: (line: string) => void lines.push(line) },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    database,
    identity,
    ledger,
    logged: () => lines.join(''),
    async stop() {
      await app.close();
      await ledger.close();
      await database.drop();
    },
  };
}
