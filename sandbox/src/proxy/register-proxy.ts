import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const studioPath = '/sandbox/studio';

const timeoutMs = 30_000;
/** Hop-by-hop headers, and those that the next hop computes. */
const ownToEachLine = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);
const passedOn = [
  'accept',
  'access-control-request-headers',
  'access-control-request-method',
  'authorization',
  'content-type',
  'if-none-match',
  'origin',
] as const;
/** The platform's headers forbid framing and other origins; a game's page brings its own. */
const platformHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
];

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

async function pass(studioUrl: string, request: FastifyRequest, reply: FastifyReply) {
  const path = request.raw.url?.slice(studioPath.length) ?? '/';
  const hasBody = request.method === 'POST';
  const response = await fetch(`${studioUrl}${path}`, {
    method: request.method,
    headers: headersOf(request),
    ...(hasBody ? { body: request.body as Buffer<ArrayBuffer> } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (!response) return reply.code(502).type('text/plain').send('The studio does not answer.');
  for (const name of platformHeaders) reply.removeHeader(name);
  for (const [name, value] of response.headers) {
    if (!ownToEachLine.has(name)) reply.header(name, value);
  }
  reply.code(response.status);
  if (!response.body) return reply.send();
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

/** Proxies the studio behind the platform's port, so that a demo needs one address. */
export function registerStudioProxy(app: FastifyInstance, studioUrl: () => string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      url: `${studioPath}/*`,
      handler: (request, reply) => pass(studioUrl(), request, reply),
    });
  });
}
