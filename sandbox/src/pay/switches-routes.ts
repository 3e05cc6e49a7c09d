import { isLanguage } from '@perya/contract/text';
import type { FastifyInstance } from 'fastify';
import { policyOf } from './page-shell.ts';
import type { Pay } from './pay.ts';
import { payPath } from './pay-path.ts';
import { changeSwitches } from './switches.ts';
import { switchesPage } from './switches-page.ts';

interface Asked {
  Querystring: { lang?: string };
  Body?: URLSearchParams;
}

const shownMax = 20;

const steps = {
  pay: { from: 'accepted', to: { state: 'paid', reason: '' } },
  fail: { from: 'accepted', to: { state: 'failed', reason: 'ENDED_BY_HAND' } },
  return: { from: 'paid', to: { state: 'returned', reason: 'RETURNED_BY_HAND' } },
} as const;
const isMove = (name: string | null): name is keyof typeof steps =>
  name !== null && Object.hasOwn(steps, name);

/** Where whoever tries the product decides how the gateway behaves. */
export function registerSwitches(app: FastifyInstance, pay: Pay): void {
  const { books, switches } = pay;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get<Asked>(`${payPath}/switches`, async ({ query }, reply) => {
    const language = isLanguage(query.lang) ? query.lang : 'en_US';
    const payouts = [...books.payouts.values()].slice(-shownMax).reverse();
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf())
      .type('text/html; charset=utf-8')
      .send(switchesPage({ switches, balance: books.balance(), payouts }, language));
  });

  app.post<Asked>(`${payPath}/switches`, async ({ query, body }, reply) => {
    const form = body ?? new URLSearchParams();
    const payout = books.payouts.get(form.get('reference') ?? '');
    const move = form.get('move');
    if (payout && isMove(move) && steps[move].from === payout.state) {
      pay.tell(books.movePayout(payout, steps[move].to));
      await books.flushed();
    }
    changeSwitches(switches, form);
    const language = isLanguage(query.lang) ? query.lang : 'en_US';
    return reply.redirect(`${payPath}/switches?lang=${language}`, 303);
  });
}
