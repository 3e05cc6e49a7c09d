import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parsePesos } from '@perya/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Order } from './books.ts';
import { policyOf } from './page-shell.ts';
import type { Pay } from './pay.ts';
import { payPage } from './pay-page.ts';
import { payPath } from './pay-path.ts';

interface Addressed {
  Params: { id: string };
  Querystring: { t?: string; bad?: string };
}

/** So long after it has expired somebody pays who is late. */
const lateMs = 3000;
/** The largest amount that somebody can pay here: ten million pesos. */
const amountMax = 1_000_000_000n;

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** What a person at the page did; `bad-amount` and `nothing` change nothing. */
function act(
  { books, tell }: Pay,
  order: Order,
  form: URLSearchParams,
): 'done' | 'bad-amount' | 'nothing' {
  const { amount, currency } = order.request;
  const action = form.get('action');
  if (action === 'other') {
    const given = parsePesos(form.get('amount') ?? '');
    if (given === null || given <= 0n || given > amountMax) return 'bad-amount';
    tell(books.pay(order, Number(given), currency));
  } else if (action === 'approve') tell(books.pay(order, amount, currency));
  else if (action === 'currency') tell(books.pay(order, amount, 'USD'));
  else if (action === 'decline') tell(books.decline(order));
  else if (action === 'late') books.payLate(order, lateMs);
  else if (action === 'twice') {
    tell(books.pay(order, amount, currency), books.pay(order, amount, currency));
  } else if (action !== 'abandon') return 'nothing';
  return 'done';
}

/** The page on which a player pays, and what its buttons do. */
export function registerPayPage(app: FastifyInstance, pay: Pay): void {
  const { books } = pay;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  function open({ id }: Addressed['Params'], { t = '' }: Addressed['Querystring']): Order | null {
    const order = books.orderById(id);
    return order && isSame(t, order.token) ? order : null;
  }
  const nothing = (reply: FastifyReply) =>
    reply.code(404).type('text/plain').send('There is nothing to pay here.');

  app.get<Addressed>(`${payPath}/orders/:id`, async (request, reply) => {
    const order = open(request.params, request.query);
    if (!order) return nothing(reply);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf(...originOf(order.request.return_url)))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        payPage({
          order,
          state: books.stateOf(order),
          hasBadAmount: request.query.bad !== undefined,
        }),
      );
  });

  app.post<Addressed & { Body?: URLSearchParams }>(
    `${payPath}/orders/:id`,
    async (request, reply) => {
      const order = open(request.params, request.query);
      const form = request.body ?? new URLSearchParams();
      if (!order) return nothing(reply);
      reply.header('cache-control', 'no-store');
      // The first press counts: whoever presses twice is sent the same way.
      const isOpen = books.stateOf(order) === 'open' && order.latePaysAt === null;
      const done = isOpen ? act(pay, order, form) : 'done';
      if (done === 'nothing') return nothing(reply);
      if (done === 'bad-amount') {
        return reply.redirect(`${payPath}/orders/${order.id}?t=${order.token}&bad=1`, 303);
      }
      await books.flushed();
      return reply.redirect(order.request.return_url, 303);
    },
  );

  const style = readFileSync(new URL('./page/pay.css', import.meta.url));
  app.get(`${payPath}/page/pay.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
