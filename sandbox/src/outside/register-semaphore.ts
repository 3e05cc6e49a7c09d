import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../sms-inbox/inbox.ts';

/** The carrier Semaphore, whose messages arrive in the inbox instead of on phones. */
export function registerSemaphore(app: FastifyInstance, inbox: Inbox, key: string): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Body: URLSearchParams }>('/api/v4/messages', async ({ body }, reply) => {
    if (body.get('apikey') !== key) return reply.code(401).send({ error: 'wrong key' });
    const number = body.get('number') ?? '';
    const message = body.get('message') ?? '';
    if (number === '' || message === '') return reply.code(422).send({ error: 'nothing to send' });
    inbox.take(`+${number}`, message);
    return [{ recipient: number, status: 'Queued' }];
  });
}
