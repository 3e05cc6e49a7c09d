import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Calls } from '../http/mount-calls.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

const partOfPage = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url));

const policy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `script-src 'self'`,
  `img-src 'self'`,
  `connect-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

interface ReferenceOptions {
  /** Calls can be tried from the page: only where the outside world is simulated. */
  canTry: boolean;
}

/** Made when it is first asked for, and once: to describe every call takes longer than the rest of the start. */
function whenAsked<Body>(make: () => Body): () => Body {
  let made: { body: Body } | undefined;
  return () => {
    made ??= { body: make() };
    return made.body;
  };
}

/** The contract, for machines at `/openapi.json` and for people at `/docs/api`. */
export function registerReference(
  app: FastifyInstance,
  calls: Calls,
  options: ReferenceOptions,
): void {
  const served: Record<string, [type: string, body: () => string | Buffer]> = {
    '/openapi.json': ['application/json', () => JSON.stringify(openApiDocument(calls))],
    '/docs/api': ['text/html', () => referencePage(calls, options)],
    '/docs/api/reference.css': ['text/css', () => partOfPage('reference.css')],
    '/docs/api/reference.js': ['text/javascript', () => partOfPage('reference.js')],
  };
  for (const [path, [type, make]] of Object.entries(served)) {
    const body = whenAsked(make);
    app.get(path, async (_request, reply) =>
      reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(body()),
    );
  }
}
