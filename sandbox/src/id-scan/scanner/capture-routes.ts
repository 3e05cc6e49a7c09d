import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { capturePage } from './capture-page.ts';
import { finishScan } from './finish-scan.ts';
import type { IdScan } from './id-scan.ts';
import { idScanPath } from './id-scan-path.ts';
import { failures, isOutcome } from './outcomes.ts';
import type { Transaction } from './transactions.ts';

/** The largest picture that the scanner takes. */
export const pictureBytesMax = 8_000_000;

interface Addressed {
  Params: { id: string };
  Querystring: { t?: string; outcome?: string };
}

function policyOf({ asked }: Transaction): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `img-src 'self' blob:`,
    `media-src 'self' blob:`,
    `connect-src 'self' blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${asked.is_frame ? `'self'` : `'none'`}`,
  ].join('; ');
}

/** Where the browser goes, with the ids of the scan. */
function addressOf({ id, asked }: Transaction, address: string): string {
  const ids = new URLSearchParams({ transaction_id: id, biz_id: asked.biz_id });
  return `${address}${address.includes('?') ? '&' : '?'}${ids}`;
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The page on which a player scans, and what it sends. */
export function registerCapture(app: FastifyInstance, scanner: IdScan): void {
  app.removeAllContentTypeParsers();
  const parser = { parseAs: 'buffer', bodyLimit: pictureBytesMax } as const;
  app.addContentTypeParser(/^image\//, parser, (_request, body, done) => done(null, body));

  function open({ id }: Addressed['Params'], { t = '' }: Addressed['Querystring']) {
    const transaction = scanner.transactions.find(id);
    return transaction && isSame(t, transaction.token) ? transaction : null;
  }

  app.get<Addressed>(`${idScanPath}/capture/:id`, async (request, reply) => {
    const transaction = open(request.params, request.query);
    if (!transaction) return reply.code(404).type('text/plain').send('There is no such scan.');
    const { asked, isClosed } = transaction;
    if (isClosed) return reply.redirect(addressOf(transaction, asked.complete_url));
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf(transaction))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(capturePage(transaction));
  });

  app.post<Addressed & { Body?: Buffer }>(
    `${idScanPath}/capture/:id`,
    { bodyLimit: pictureBytesMax },
    async (request, reply) => {
      const transaction = open(request.params, request.query);
      const { outcome } = request.query;
      if (!transaction || !isOutcome(outcome)) {
        return reply.code(404).send({ error: 'There is no such scan' });
      }
      const { asked } = transaction;
      const picture = request.body ?? null;
      const needsPicture = outcome !== 'interrupted' && !failures[outcome];
      if (needsPicture && !picture) return reply.code(400).send({ error: 'A picture is needed' });
      // The first one counts: whoever presses twice is sent the same way.
      if (!transaction.isClosed) {
        transaction.isClosed = true;
        scanner.run(finishScan(scanner, transaction, outcome, picture));
      }
      const address = outcome === 'interrupted' ? asked.interrupt_url : asked.complete_url;
      return reply
        .header('cache-control', 'no-store')
        .send({ next: addressOf(transaction, address) });
    },
  );

  for (const [name, type] of [
    ['capture.css', 'text/css'],
    ['capture.js', 'text/javascript'],
  ] as const) {
    const body = readFileSync(new URL(`./page/${name}`, import.meta.url));
    app.get(`${idScanPath}/page/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(body),
    );
  }
}
