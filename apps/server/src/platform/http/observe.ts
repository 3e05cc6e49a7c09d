import { headerNames } from '@perya/contract/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { currentTracer, type Facts } from '../trace/trace.ts';

/** Calls by their name; everything else shares few labels, or an attacker could make series at will. */
function callOf(request: FastifyRequest): string {
  return request.routeOptions.config.call ?? (request.routeOptions.url ? 'other' : 'unknown');
}

/** Every answer carries its request id, is timed, and leaves one line in the log. */
export function registerObservation(app: FastifyInstance, metrics: Metrics): void {
  /** What ends the trace of a request, where somebody follows. */
  const endings = new WeakMap<FastifyRequest, (facts: Facts) => void>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(headerNames.requestId, request.id);
    const tracer = currentTracer();
    if (tracer === null) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': request.method, 'http.route': route };
    const from = request.headers['traceparent'];
    const parent = typeof from === 'string' ? from : undefined;
    endings.set(request, tracer.open(`${request.method} ${route}`, facts, parent, done));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request);
    endings.get(request)?.({ 'http.response.status_code': reply.statusCode, call });
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
