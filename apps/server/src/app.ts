import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Authenticator } from './platform/http/authenticate.ts';
import { registerBodyParsers } from './platform/http/bodies.ts';
import { answerFailure, registerFailures, unreadableRequest } from './platform/http/failures.ts';
import { registerHealth } from './platform/http/health.ts';
import { createIdempotencyStore } from './platform/http/idempotency.store.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createLimiter, defaultLimits, type LimitTable } from './platform/http/limits.ts';
import { type Calls, type Handlers, mountCalls } from './platform/http/mount-calls.ts';
import { registerNotFound } from './platform/http/not-found.ts';
import { registerObservation } from './platform/http/observe.ts';
import { registerReference } from './platform/http/reference.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { logOptions } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import type { Settings } from './platform/settings.ts';
import { registerWebApp, type WebAppOptions } from './platform/web/register-web-app.ts';

export interface AppOptions<C extends Calls> {
  settings: Settings;
  pool: pg.Pool;
  redis: Redis | null;
  calls: C;
  handlers: Handlers<C>;
  authenticator: Authenticator;
  /** The built player app; without it only the API answers. */
  web?: WebAppOptions;
  limits?: LimitTable;
  /** Where log lines go; the standard output if not given. */
  logStream?: { write(line: string): void };
}

/** No call of the product needs more; uploads have their own limit. */
const bodyLimitBytes = 256 * 1024;

async function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** The HTTP stack as the product runs it; tests and the bench mount calls of their own on the same. */
export async function createApp<C extends Calls>(options: AppOptions<C>): Promise<FastifyInstance> {
  const { settings, pool, redis, calls, handlers, authenticator } = options;
  const app = fastify({
    logger: logOptions(settings.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    frameworkErrors: answerFailure,
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(unreadableRequest);
    },
  });
  const metrics = createMetrics();
  const services = {
    authenticator,
    limiter: createLimiter(options.limits ?? defaultLimits, redis),
    idempotency: createIdempotency(createIdempotencyStore(pool)),
  };
  registerFailures(app);
  registerBodyParsers(app);
  registerSecurityHeaders(app, settings.environment === 'production');
  registerObservation(app, metrics);
  registerHealth(app, {
    metrics,
    metricsToken: settings.metricsToken,
    isReady: () => answers(pool),
  });
  registerReference(app, calls);
  mountCalls(app, calls, handlers, services);
  const pages = options.web ? await registerWebApp(app, options.web) : null;
  registerNotFound(app, pages);
  return app;
}
