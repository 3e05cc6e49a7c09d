import { randomUUID } from 'node:crypto';
import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import { isStaffPath } from '@perya/contract/staff/staff-path';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import {
  type BackofficeOptions,
  registerBackoffice,
} from './platform/backoffice/register-backoffice.ts';
import { registerQueues } from './platform/database/queue-metrics.ts';
import { registerReplica } from './platform/database/replica.ts';
import { createDatabaseWatch } from './platform/database/watch-database.ts';
import { registerLag } from './platform/events/register-lag.ts';
import { registerEvidencePage } from './platform/evidence/register-page.ts';
import type { PictureStore } from './platform/files/picture-store.ts';
import { registerFiles } from './platform/files/register-files.ts';
import {
  type PrivateFiles,
  registerPrivateFiles,
} from './platform/files/register-private-files.ts';
import { registerBodyParsers } from './platform/http/bodies.ts';
import type { Authenticators } from './platform/http/callers.ts';
import { answerFailure, answerUnreadable, registerFailures } from './platform/http/failures.ts';
import { createAdmission, type Guards } from './platform/http/gates/admission.ts';
import { registerHealth } from './platform/http/health.ts';
import { createIdempotencyStore } from './platform/http/idempotency.store.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { type Calls, type Handlers, mountCalls } from './platform/http/mount-calls.ts';
import { registerNotFound } from './platform/http/not-found.ts';
import { registerObservation } from './platform/http/observe.ts';
import { registerCrossOrigin } from './platform/http/origins/cross-origin.ts';
import { registerStaffHost } from './platform/http/origins/staff-host.ts';
import type { PlatformRateLimiter } from './platform/http/rate-limits.ts';
import { registerUploads } from './platform/http/read-upload.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import type { NoteRefusedStaff, NoteStaffLook } from './platform/http/staff-guard.ts';
import { type LiveEntrance, registerLive, wantsLive } from './platform/live/register-live.ts';
import { registerStaffLine, type StaffLineEntrance } from './platform/live/staff-line.ts';
import { logOptions } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { closeGently, createDrain, type Drain } from './platform/network/drain.ts';
import { limitConnections } from './platform/network/limit-connections.ts';
import { type NetworkLimits, networkLimits } from './platform/network/network-limits.ts';
import { createOutboxStore } from './platform/outbox/outbox.store.ts';
import { registerDepth } from './platform/outbox/register-depth.ts';
import { degradedParts, degradedWords } from './platform/processes/degraded.ts';
import type { SharedCounts } from './platform/redis/shared-counts.ts';
import { registerReference } from './platform/reference/register-reference.ts';
import { registerStaffReference } from './platform/reference/register-staff-reference.ts';
import { repeat } from './platform/repeat.ts';
import type { PlatformSettings } from './platform/settings/platform-settings.ts';
import { registerWebApp, type WebAppOptions } from './platform/web/register-web-app.ts';
import type { WebSettings } from './platform/web/settings.ts';

/** The calls that the reference shows: what staff can do is nobody else's to read. */
function publishedCalls(calls: Calls): Calls {
  return Object.fromEntries(Object.entries(calls).filter(([, { path }]) => !isStaffPath(path)));
}

export interface AppOptions<C extends Calls> {
  settings: PlatformSettings & Pick<WebSettings, 'publicUrls' | 'apiBase'>;
  pool: pg.Pool;
  calls: C;
  handlers: Handlers<C>;
  authenticators: Authenticators;
  /** Who is asked at the gates of players' calls. */
  guards?: Guards;
  /** Writes down calls of staff that were turned away. */
  noteRefusedStaff?: NoteRefusedStaff;
  /** Writes down what people from outside look at; without it they are shown nothing. */
  noteStaffLook?: NoteStaffLook;
  rateLimiter: PlatformRateLimiter;
  /** Where processes count rate limits together, if they do. */
  sharedCounts?: SharedCounts | null;
  /** Mounts the API of the game providers, which counts its answers in the registry. */
  providerApi?: (app: FastifyInstance, registry: Registry) => void;
  /** What this process does less well than it should; where nothing is said, what the shared counts say. */
  degraded?: () => readonly DegradedPart[];
  /** What is degraded beside the database, in words for `/readyz`. */
  warnings?: () => Promise<string[]>;
  /** Lets the modules add their figures. */
  registerMetrics?: (registry: Registry) => void;
  /** Mounts the simulated outside world, where it is switched on. */
  sandbox?: (app: FastifyInstance) => void;
  /** Live messages; without it nothing answers at their path. */
  live?: LiveEntrance;
  /** By which staff hear at once what waits. */
  staffLine?: StaffLineEntrance;
  /** Uploaded pictures that everybody may see. */
  pictures?: Pick<PictureStore, 'read'>;
  /** What is shown to one viewer alone. */
  privateFiles?: PrivateFiles;
  /** The built player app; without it only the API answers. */
  web?: WebAppOptions;
  /** The built staff app. */
  backoffice?: Pick<BackofficeOptions, 'build' | 'kept' | 'imagesHost'>;
  /** Other limits of connections than the product's. */
  network?: Partial<NetworkLimits>;
  /** Begun by whoever ends the server, before it closes. */
  drain?: Drain;
  /** Where log lines go; the standard output if not given. */
  logStream?: { write(line: string): void };
}

/** No call of the product needs more; uploads have their own limit. */
const bodyLimitBytes = 256 * 1024;

/** The alarm on a clock must not wait until somebody asks how the server is. */
const watchEveryMs = 10_000;

/** What stays open: live messages of players, and by what staff hear what waits. */
async function registerLines<C extends Calls>(
  app: FastifyInstance,
  options: AppOptions<C>,
  given: { registry: Registry; drain: Drain },
): Promise<void> {
  const { live, staffLine, authenticators, rateLimiter, settings } = options;
  if (live) {
    await registerLive(app, live, { ...given, rateLimiter, appOrigins: settings.publicUrls });
  }
  if (staffLine && authenticators.staff) {
    const authenticator = authenticators.staff;
    registerStaffLine(app, staffLine, { ...given, rateLimiter, authenticator });
  }
}

/** The HTTP stack as the product runs it; tests and the bench mount calls of their own on the same. */
export async function createApp<C extends Calls>(options: AppOptions<C>): Promise<FastifyInstance> {
  const { settings, pool, calls, handlers, authenticators, rateLimiter } = options;
  const isProduction = settings.environment === 'production';
  const isBehindProxy = settings.trustProxy.length > 0;
  const appOrigins = settings.publicUrls;
  const limits = { ...networkLimits, ...options.network };
  const app = fastify({
    logger: logOptions(settings.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: isBehindProxy ? settings.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: limits.requestMs,
    keepAliveTimeout: isBehindProxy ? limits.idleBehindProxyMs : limits.idleMs,
    connectionTimeout: limits.silenceMs,
    http: {
      headersTimeout: limits.headersMs,
      keepAliveTimeoutBuffer: limits.idleSpareMs,
      connectionsCheckingInterval: limits.checkMs,
      shouldUpgradeCallback: (request) => options.live !== undefined && wantsLive(request),
    },
    forceCloseConnections: 'idle',
    // Who is still here is served: it is the load balancer that sends nobody any more.
    return503OnClosing: false,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable(isProduction),
  });
  const metrics = createMetrics();
  const drain = options.drain ?? createDrain();
  closeGently(app, drain, settings.requestsEndMs);
  // All connections are the proxy's then: it is what limits those of an address.
  if (!isBehindProxy) limitConnections(app.server, metrics.registry, limits.connectionsPerAddress);
  const watch = createDatabaseWatch(pool);
  watch.onAlarm((alarm) => app.log.error({ clock: true }, alarm));
  watch.register(metrics.registry);
  const watching = repeat({
    everyMs: watchEveryMs,
    act: async () => void (await watch.look()),
    onError: () => {},
  });
  app.addHook('onClose', async () => {
    await watching.stop();
    await watch.close();
  });
  options.sharedCounts?.register(metrics.registry);
  options.sharedCounts?.onChange((isAnswering) => {
    if (isAnswering) app.log.warn('Redis answers again: rate limits are shared');
    else app.log.error({ degraded: 'shared-limits' }, degradedWords('shared-limits'));
  });
  registerLag(metrics.registry, pool);
  registerQueues(metrics.registry);
  registerReplica(metrics.registry, pool);
  registerDepth(metrics.registry, createOutboxStore(pool));
  options.registerMetrics?.(metrics.registry);
  const services = {
    authenticators,
    rateLimiter,
    idempotency: createIdempotency(createIdempotencyStore(pool)),
    admission: options.guards && createAdmission(options.guards, metrics.registry),
    places: { appOrigins, apiBase: settings.apiBase },
    noteRefusedStaff: options.noteRefusedStaff,
    noteStaffLook: options.noteStaffLook,
  };
  registerFailures(app);
  registerBodyParsers(app);
  await registerUploads(app);
  app.decorate('isProduction', isProduction);
  registerSecurityHeaders(app, isProduction);
  registerStaffHost(app, settings.staffHost);
  registerCrossOrigin(app, appOrigins);
  registerObservation(app, metrics);
  registerHealth(app, {
    metrics,
    metricsToken: settings.metricsToken,
    needsToken: isProduction || isBehindProxy,
    look: watch.look,
    degraded: options.degraded ?? (() => degradedParts({ sharedCounts: options.sharedCounts })),
    isStopping: drain.isDraining,
    ...(options.warnings && { warnings: options.warnings }),
  });
  if (settings.hasReference) {
    registerReference(app, publishedCalls(calls), { canTry: options.sandbox !== undefined });
  }
  if (authenticators.staff) registerStaffReference(app, calls, authenticators);
  registerEvidencePage(app);
  mountCalls(app, calls, handlers, services);
  options.providerApi?.(app, metrics.registry);
  options.sandbox?.(app);
  await registerLines(app, options, { registry: metrics.registry, drain });
  if (options.pictures) registerFiles(app, options.pictures);
  if (options.privateFiles) {
    registerPrivateFiles(app, options.privateFiles, { ...services, registry: metrics.registry });
  }
  if (options.backoffice && authenticators.staff) {
    const staffApp = { ...options.backoffice, authenticator: authenticators.staff };
    registerBackoffice(app, staffApp, rateLimiter);
  }
  const pages = options.web ? await registerWebApp(app, options.web, rateLimiter) : null;
  registerNotFound(app, pages);
  return app;
}
