import { headerNames } from '@perya/contract/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** Calls by their name; everything else shares few labels, or an attacker could make series at will. */
function callOf(request: FastifyRequest): string {
  return request.routeOptions.config.call ?? (request.routeOptions.url ? 'other' : 'unknown');
}

/** Every answer carries its request id, is timed, and leaves one line in the log. */
export function registerObservation(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(headerNames.requestId, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request);
    metrics.requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        call,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'answered',
    );
    done();
  });
}
