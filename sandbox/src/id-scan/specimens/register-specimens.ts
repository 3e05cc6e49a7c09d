import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { drawListed } from './list-specimens.ts';
import { specimensPage } from './specimens-page.ts';

const policy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
const aSeed = /^\d{1,6}$/;

/** Specimens to download, at `/sandbox/id-scan/specimens`. */
export function registerSpecimens(app: FastifyInstance): void {
  app.get<{ Querystring: { people?: string } }>(
    '/sandbox/id-scan/specimens',
    async (request, reply) => {
      const { people = '1' } = request.query;
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(specimensPage(aSeed.test(people) ? people : '1'));
    },
  );
  app.get<{ Params: { seed: string; file: string } }>(
    '/sandbox/id-scan/specimens/:seed/:file',
    async (request, reply) => {
      const { seed, file } = request.params;
      const id = file.endsWith('.jpg') ? file.slice(0, -'.jpg'.length) : '';
      const picture = aSeed.test(seed) ? await drawListed(id, seed) : null;
      if (!picture) return reply.code(404).type('text/plain').send('There is no such specimen');
      return reply
        .header('cache-control', 'private, max-age=3600')
        .type('image/jpeg')
        .send(picture);
    },
  );
  const styles = readFileSync(new URL('./page/specimens.css', import.meta.url));
  app.get('/sandbox/id-scan/specimens/specimens.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
}
