import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Calls } from '../http/mount-calls.ts';
import type { CallShapes } from './call-shapes.ts';
import { openApiDocument } from './openapi.ts';
import { providerOpenApi } from './provider-openapi.ts';
import { providerPage } from './provider-page.ts';
import { referencePage } from './reference-page.ts';
import { referencePolicy } from './reference-policy.ts';

const partOfPage = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url));

/** The calls of the release before, which `npm run upgrade:release` writes down. */
const readReleased = () =>
  JSON.parse(readFileSync(new URL('./released-calls.json', import.meta.url), 'utf8')) as CallShapes;

interface ReferenceOptions {
  /** Calls can be tried from the page: only where the outside world is simulated. */
  canTry: boolean;
}

type Served = Record<string, [type: string, body: () => string | Buffer]>;

/** Made when it is first asked for, and once: to describe every call takes longer than the rest of the start. */
function whenAsked<Body>(make: () => Body): () => Body {
  let made: { body: Body } | undefined;
  return () => {
    made ??= { body: make() };
    return made.body;
  };
}

function serve(app: FastifyInstance, served: Served): void {
  for (const [path, [type, make]] of Object.entries(served)) {
    const body = whenAsked(make);
    app.get(path, async (_request, reply) =>
      reply
        .header('content-security-policy', referencePolicy)
        .type(`${type}; charset=utf-8`)
        .send(body()),
    );
  }
}

/** How a reference at this address looks and moves; it says nothing of any call. */
export function registerReferenceParts(app: FastifyInstance, base: string): void {
  serve(app, {
    [`${base}/reference.css`]: ['text/css', () => partOfPage('reference.css')],
    [`${base}/reference.js`]: ['text/javascript', () => partOfPage('reference.js')],
  });
}

/** The contract, for machines at `/openapi.json` and for people at `/docs/api`; beside it the wire of providers. */
export function registerReference(
  app: FastifyInstance,
  calls: Calls,
  options: ReferenceOptions,
): void {
  serve(app, {
    '/openapi.json': ['application/json', () => JSON.stringify(openApiDocument(calls))],
    '/docs/api': ['text/html', () => referencePage(calls, { ...options, before: readReleased() })],
    '/provider-openapi.json': ['application/json', () => JSON.stringify(providerOpenApi())],
    '/docs/provider-api': [
      'text/html',
      () => providerPage({ base: '/docs/api', openApi: '/provider-openapi.json' }),
    ],
  });
  registerReferenceParts(app, '/docs/api');
}
