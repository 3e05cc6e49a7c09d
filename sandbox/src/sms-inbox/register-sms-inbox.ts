import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createInbox, type Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';

/** Where messages are delivered, with the key as a bearer token. */
export const deliveryPath = '/sandbox/sms/messages';

const policy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `script-src 'self'`,
  `img-src 'self'`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The simulated carrier: takes messages over HTTP and shows them at `/sandbox/sms`. */
export function registerSmsInbox(
  app: FastifyInstance,
  key: string,
  inbox: Inbox = createInbox(),
): void {
  app.post<{ Body: { to?: unknown; text?: unknown } }>(deliveryPath, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${key}`)) {
      return reply.code(401).send({ error: 'wrong key' });
    }
    const { to, text } = request.body;
    if (typeof to !== 'string' || typeof text !== 'string' || text.length > 1000) {
      return reply.code(400).send({ error: 'to and text are needed' });
    }
    inbox.take(to, text);
    return reply.code(202).send({ taken: true });
  });
  app.get<{ Querystring: { phone?: string; email?: string } }>(
    '/sandbox/sms.json',
    async (request, reply) => {
      const { phone, email } = request.query;
      return reply.header('cache-control', 'no-store').send(inbox.list(phone ?? email));
    },
  );
  app.get<{ Querystring: { phone?: string } }>('/sandbox/sms', async (request, reply) => {
    const contact = request.query.phone ?? '';
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(inboxPage(inbox.list(contact), contact));
  });
  for (const [name, type] of [
    ['inbox.css', 'text/css'],
    ['inbox.js', 'text/javascript'],
  ] as const) {
    const body = readFileSync(new URL(`./page/${name}`, import.meta.url));
    app.get(`/sandbox/sms/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(body),
    );
  }
}
