import { timingSafeEqual } from 'node:crypto';
import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseHealth } from '../database/watch-database.ts';
import type { Metrics } from '../metrics.ts';
import { degradedWords } from '../processes/degraded.ts';
import { Refusal } from './refusal.ts';

export interface HealthOptions {
  metrics: Metrics;
  metricsToken: string | null;
  /** Requests come from a proxy or from anywhere, so an address of this machine proves nothing. */
  needsToken: boolean;
  /** How the database is; it answers within two seconds, whatever the database does. */
  look: () => Promise<DatabaseHealth>;
  /** What works less well than it should, and keeps nobody from being served. */
  degraded: () => readonly DegradedPart[];
  /** It still answers, and wants nobody new. */
  isStopping: () => boolean;
  /** What else is degraded: the house serves, and somebody should look. */
  warnings?: () => Promise<string[]>;
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** What proxies add to what they hand on. */
const proxyHeaders =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-envoy-.*)$/;

/** Without a token the figures are for this machine alone, and not through a proxy on it; where that cannot be told, for nobody. */
function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken: token, needsToken }: Pick<HealthOptions, 'metricsToken' | 'needsToken'>,
): boolean {
  if (token === null) {
    if (needsToken) return false;
    const address = request.socket.remoteAddress ?? '';
    const isHandedOn = Object.keys(request.headers).some((name) => proxyHeaders.test(name));
    return loopback.test(address) && !isHandedOn;
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const stopping: DatabaseHealth = {
  isReady: false,
  reason: 'the server is stopping',
  warnings: [],
};

/** `/healthz` says that the process lives, `/readyz` that it can serve. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { metrics, look } = options;
  app.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (_request, reply) => {
    const {
      isReady,
      reason,
      warnings: ofDatabase,
    } = options.isStopping() ? stopping : await look();
    const degraded = options.degraded();
    const others = (await options.warnings?.()) ?? [];
    const warnings = [...ofDatabase, ...degraded.map(degradedWords), ...others];
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        ...(reason === null ? {} : { reason }),
        ...(degraded.length === 0 ? {} : { degraded }),
        ...(warnings.length === 0 ? {} : { warnings }),
      });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw new Refusal('FORBIDDEN');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
