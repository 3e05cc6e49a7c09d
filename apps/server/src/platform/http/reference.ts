import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Calls } from './mount-calls.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** The contract, for machines at `/openapi.json` and for people at `/docs/api`. */
export function registerReference(app: FastifyInstance, calls: Calls): void {
  const document = JSON.stringify(openApiDocument(calls));
  app.get('/openapi.json', async (_request, reply) => {
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/docs/api', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'`)
      .type('text/html; charset=utf-8')
      .send(referencePage(calls, nonce));
  });
}
