import { isGatewayRequestSigned } from '@perya/contract/payment-gateway/signature';
import {
  gatewayPaths,
  inquiryRequest,
  orderRequest,
  payoutRequest,
  type WireOrderState,
  type WirePayoutState,
} from '@perya/contract/payment-gateway/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payout } from './books.ts';
import type { Pay } from './pay.ts';
import { payPath } from './pay-path.ts';
import { answerInquiry, happens, stepsOf } from './switches.ts';

interface Named {
  Params: { name: string };
}

const stateOfPayout = ({ id, state, reason }: Payout): WirePayoutState => ({
  payout_id: id,
  state,
  reason,
});

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** What the platform asks: signed JSON, as docs/payments.md says. */
export function registerApi(app: FastifyInstance, pay: Pay): void {
  const { books, switches } = pay;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const isSigned = ({ method, url, headers, body = '' }: FastifyRequest) =>
    isGatewayRequestSigned(
      pay.key,
      headers,
      { method, path: url, body: typeof body === 'string' ? body : '' },
      pay.now(),
    );
  app.addHook('preHandler', async (request, reply) => {
    if (!isSigned(request)) return reply.code(401).send({ error: 'The signature is wrong' });
    if (happens(switches, 'down')) return reply.code(503).send({ error: 'Please try later' });
  });

  /** Nothing is said that a kill could still take back. */
  async function answer(reply: FastifyReply, status: number, body: unknown) {
    await books.flushed();
    if (happens(switches, 'lostAnswers')) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.code(status).send(body);
  }

  app.post(`${payPath}${gatewayPaths.orders}`, async (request, reply) => {
    const parsed = orderRequest.safeParse(readJson(request.body));
    if (!parsed.success) return answer(reply, 400, { error: 'This is no order' });
    const order = books.open(parsed.data);
    if (!order) return answer(reply, 409, { error: 'There is another order of this reference' });
    const pay_url = `${pay.pagesUrl}${payPath}/orders/${order.id}?t=${order.token}`;
    return answer(reply, 201, { order_id: order.id, pay_url });
  });

  app.get<Named>(`${payPath}${gatewayPaths.orders}/:name`, async ({ params }, reply) => {
    const order = books.orders.get(params.name);
    if (!order) return answer(reply, 404, { error: 'There is no such order' });
    const { id, payments } = order;
    const said: WireOrderState = { order_id: id, state: books.stateOf(order), payments };
    return answer(reply, 200, said);
  });

  app.post(`${payPath}${gatewayPaths.payouts}`, async (request, reply) => {
    const parsed = payoutRequest.safeParse(readJson(request.body));
    if (!parsed.success) return answer(reply, 400, { error: 'This is no payout' });
    const isHere = books.payouts.has(parsed.data.reference);
    const steps = isHere ? [] : stepsOf(switches.payouts, pay.waits, pay.now());
    if (!steps) return answer(reply, 422, { error: 'The account cannot be paid to' });
    const payout = books.payOut(parsed.data, steps);
    if (!payout) return answer(reply, 409, { error: 'There is another payout of this reference' });
    return answer(reply, isHere ? 200 : 201, stateOfPayout(payout));
  });

  app.get<Named>(`${payPath}${gatewayPaths.payouts}/:name`, async ({ params }, reply) => {
    const payout = books.payouts.get(params.name);
    if (!payout) return answer(reply, 404, { error: 'There is no such payout' });
    return answer(reply, 200, stateOfPayout(payout));
  });

  app.post(`${payPath}${gatewayPaths.inquiries}`, async (request, reply) => {
    const parsed = inquiryRequest.safeParse(readJson(request.body));
    if (!parsed.success) return answer(reply, 400, { error: 'This is no inquiry' });
    const said = answerInquiry(switches, parsed.data.account);
    // Whoever asked gives up by themselves.
    if (said === null) return reply.hijack();
    return answer(reply, 200, said);
  });

  app.get(`${payPath}${gatewayPaths.balance}`, async (_request, reply) =>
    answer(reply, 200, { amount: books.balance(), currency: 'PHP' }),
  );

  app.get<Named>(`${payPath}${gatewayPaths.days}/:name`, async ({ params }, reply) => {
    await books.flushed();
    let text = '';
    for (const line of books.linesOf(params.name)) text += `${JSON.stringify(line)}\n`;
    return reply.type('application/x-ndjson').send(text);
  });
}
