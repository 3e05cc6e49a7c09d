import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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
/** The platform's headers forbid framing and other origins; a page behind the proxy brings its own. */
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

/** Lines of events stay open for as long as both sides want them. */
type Lines = Set<Readable>;

async function pass(
  { path: at, url }: Proxied,
  lines: Lines,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = request.raw.url?.slice(at.length) ?? '/';
  const hasBody = request.method === 'POST';
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), timeoutMs).unref();
  const response = await fetch(`${url()}${path}`, {
    method: request.method,
    headers: headersOf(request),
    ...(hasBody ? { body: request.body as Buffer<ArrayBuffer> } : {}),
    redirect: 'manual',
    signal: ending.signal,
  }).catch(() => null);
  if (!response) return reply.code(502).type('text/plain').send('The sandbox does not answer.');
  for (const name of platformHeaders) reply.removeHeader(name);
  for (const [name, value] of response.headers) {
    if (!ownToEachLine.has(name)) reply.header(name, value);
  }
  reply.code(response.status);
  if (!response.body) return reply.send();
  const body = Readable.fromWeb(response.body as ReadableStream);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // Everything else ends in time.
    clearTimeout(timer);
    lines.add(body);
    body.once('close', () => lines.delete(body));
  }
  return reply.send(body);
}

interface Proxied {
  /** Where it stands on the platform's port. */
  path: string;
  /** Where the server behind it answers. */
  url: () => string;
  /** The largest body that is passed on; the platform's own limit if not given. */
  bodyLimitBytes?: number;
}

/** Puts a server of the sandbox behind the platform's port, so that a demo needs one address. */
export function registerProxy(app: FastifyInstance, proxied: Proxied): void {
  const { path, bodyLimitBytes: bodyLimit } = proxied;
  const lines: Lines = new Set();
  // A server that stops waits for answers under way, and these would never end.
  app.addHook('preClose', async () => {
    for (const line of lines) line.destroy();
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const url of [path, `${path}/*`]) {
      scope.route({
        method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
        url,
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        handler: (request, reply) => pass(proxied, lines, request, reply),
      });
    }
  });
}
