import { say } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import type { Order } from './books.ts';
import { escapeHtml, pageShell } from './page-shell.ts';
import { payPath } from './pay-path.ts';
import { payTexts } from './pay-texts.ts';

const clock = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

type State = 'open' | 'paid' | 'failed' | 'expired';

interface Shown {
  order: Order;
  state: State;
  /** True after an amount that is none. */
  hasBadAmount: boolean;
}

/** The page on which a player pays, or does not. */
export function payPage({ order, state, hasBadAmount }: Shown): string {
  const { request, id, token, latePaysAt } = order;
  const text = (name: keyof typeof payTexts) => escapeHtml(say(payTexts[name], request.language));
  const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const facts = [
    fact(text('method'), escapeHtml(request.method)),
    fact(text('reference'), escapeHtml(request.reference)),
    fact(text('until'), clock.format(new Date(request.expires_at * 1000))),
  ].join('');
  const button = (action: string, label: string, isPlain = true) =>
    `<button name="action" value="${action}"${isPlain ? ' class="plain"' : ''}>${label}</button>`;
  const form = (inside: string, kind: string) =>
    `<form class="${kind}" method="post" action="${payPath}/orders/${id}?t=${token}">${inside}</form>`;
  const ways = [
    form(
      button('approve', text('approve'), false) +
        button('decline', text('decline')) +
        button('abandon', text('abandon')),
      'stack',
    ),
    `<section><h2>${text('other')}</h2><p class="quiet">${text('otherHint')}</p>`,
    form(
      button('twice', text('twice')) +
        button('late', text('late')) +
        button('currency', text('currency')),
      'stack',
    ),
    form(
      `<label for="amount">${text('amount')}</label><input id="amount" name="amount" inputmode="decimal" autocomplete="off" maxlength="14"${hasBadAmount ? ' aria-invalid="true" aria-describedby="bad"' : ''}>${button('other', text('payAmount'))}`,
      'amount',
    ),
    hasBadAmount ? `<p id="bad" role="alert">${text('badAmount')}</p>` : '',
    '</section>',
  ].join('');
  const isLate = latePaysAt !== null && state !== 'paid';
  const ended = `<p class="ended" role="status">${isLate ? text('willPay') : text(state === 'open' ? 'paid' : state)}</p><p><a class="button" href="${escapeHtml(request.return_url)}">${text('back')}</a></p>`;
  const amount = formatPesos(centavos(request.amount));
  const body = `<h1>${text('to')}</h1><p class="sum">${amount}</p><dl class="facts">${facts}</dl>
${state === 'open' && !isLate ? ways : ended}
<p class="quiet small">${text('sandbox')} <a href="${payPath}/switches?lang=${request.language}">${text('switches')}</a></p>`;
  return pageShell(`${text('title')} ${amount}`, request.language, body);
}
