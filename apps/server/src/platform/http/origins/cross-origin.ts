import { headerNames } from '@perya/contract/headers';
import { isApiPath } from '@perya/contract/public-paths';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../../log.ts';
import { type AppOrigins, appOriginOf } from './own-origins.ts';

const { requestId, ...sentHeaders } = headerNames;

/** What a browser remembers of the answer; it asks again after ten minutes. */
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': ['content-type', ...Object.values(sentHeaders)].join(', '),
  'access-control-max-age': '600',
};

/**
 * Lets the app use the API from another host (`PERYA_API_BASE`): pages of `PERYA_PUBLIC_URL`, with their
 * cookies, and calls of players alone. To every other page the API stays as closed as it was.
 */
export function registerCrossOrigin(app: FastifyInstance, appOrigins: AppOrigins): void {
  if (appOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiPath(pathOf(request.url))) return;
    // A cache must not hand one page's answer to another.
    reply.header('vary', 'origin');
    const origin = appOriginOf(request, appOrigins);
    if (origin === null) return;
    reply.headers({
      'access-control-allow-origin': new URL(origin).origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': requestId,
    });
    const isPreflight =
      request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (isPreflight) return reply.code(204).headers(preflightHeaders).send();
  });
}
