import { encodeClientConfig } from '@perya/contract/id-scan/client-config';
import { isScanRequestSigned } from '@perya/contract/id-scan/signature';
import { type BegunScan, beginRequest, transactionsPath } from '@perya/contract/id-scan/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdScan } from './id-scan.ts';
import { idScanPath } from './id-scan-path.ts';

/** What the platform asks: signed JSON, as docs/id-scan.md says. */
export function registerApi(app: FastifyInstance, scanner: IdScan): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const isSigned = ({ method, url, headers, body = '' }: FastifyRequest) =>
    isScanRequestSigned(
      scanner.key,
      headers,
      { method, path: url, body: typeof body === 'string' ? body : '' },
      scanner.now(),
    );
  app.addHook('preHandler', async (request, reply) => {
    if (!isSigned(request)) return reply.code(401).send({ error: 'The signature is wrong' });
  });

  app.post<{ Body: string }>(`${idScanPath}${transactionsPath}`, async (request, reply) => {
    const parsed = beginRequest.safeParse(readJson(request.body));
    if (!parsed.success) return reply.code(400).send({ error: 'This begins no scan' });
    const { id, token, asked } = scanner.transactions.begin(parsed.data);
    const begun: BegunScan = {
      transaction_id: id,
      client_cfg: encodeClientConfig({
        transaction_id: id,
        id_type: asked.id_type,
        lang: asked.lang,
      }),
      redirect_url: `${scanner.pagesUrl}${idScanPath}/capture/${id}?t=${token}`,
    };
    return reply.code(201).send(begun);
  });

  app.get<{ Params: { id: string } }>(
    `${idScanPath}${transactionsPath}/:id`,
    async (request, reply) => {
      const transaction = scanner.transactions.find(request.params.id);
      if (!transaction) return reply.code(404).send({ error: 'There is no such scan' });
      if (transaction.silentUntil > scanner.now()) {
        return reply.code(503).send({ error: 'Please try again later' });
      }
      return reply.send(transaction.result);
    },
  );
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
