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

/** The contract, for machines at `/openapi.json` and for people at `/docs/api`. */
export function registerReference(
  app: FastifyInstance,
  calls: Calls,
  options: ReferenceOptions,
): void {
  const served = {
    '/openapi.json': ['application/json', JSON.stringify(openApiDocument(calls))],
    '/docs/api': ['text/html', referencePage(calls, options)],
    '/docs/api/reference.css': ['text/css', partOfPage('reference.css')],
    '/docs/api/reference.js': ['text/javascript', partOfPage('reference.js')],
  } as const;
  for (const [path, [type, body]] of Object.entries(served)) {
    app.get(path, async (_request, reply) =>
      reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(body),
    );
  }
}
