import { type Language, say } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import { languageLinks } from '../language-links.ts';
import type { Payout } from './books.ts';
import { escapeHtml, pageShell } from './page-shell.ts';
import { payPath } from './pay-path.ts';
import { endingTexts, inquiryTexts, shareTexts, switchTexts } from './switch-texts.ts';
import { inquiryWays, payoutEndings, type Switches, shareNames } from './switches.ts';

export interface SwitchesShown {
  switches: Switches;
  balance: number;
  /** Newest first. */
  payouts: readonly Payout[];
}

/** What can still become of a payout. */
const movesOf = {
  accepted: ['pay', 'fail'],
  paid: ['return'],
  failed: [],
  returned: [],
} as const satisfies Record<Payout['state'], readonly ('pay' | 'fail' | 'return')[]>;

function option(value: string, label: string, isChosen: boolean): string {
  return `<option value="${value}"${isChosen ? ' selected' : ''}>${escapeHtml(label)}</option>`;
}

/** The page of switches: how webhooks, answers and payouts go from now on. */
export function switchesPage(
  { switches, balance, payouts }: SwitchesShown,
  language: Language,
): string {
  const text = (name: keyof typeof switchTexts) => escapeHtml(say(switchTexts[name], language));
  const action = `${payPath}/switches?lang=${language}`;
  const shares = shareNames
    .map((name) => {
      const share = switches.shares[name];
      const options = [
        option('0', say(switchTexts.never, language), share === 0),
        option('30', say(switchTexts.some, language), share > 0 && share < 100),
        option('100', say(switchTexts.always, language), share === 100),
      ].join('');
      return `<label for="${name}">${escapeHtml(say(shareTexts[name], language))}</label><select id="${name}" name="${name}">${options}</select>`;
    })
    .join('');
  const endings = payoutEndings
    .map((ending) =>
      option(ending, say(endingTexts[ending], language), switches.payouts === ending),
    )
    .join('');
  const ways = inquiryWays
    .map((way) => option(way, say(inquiryTexts[way], language), switches.inquiries === way))
    .join('');
  const inquiries = `<label for="inquiries">${text('inquiries')}</label><select id="inquiries" name="inquiries">${ways}</select><label for="inquiriesEnding">${text('inquiriesEnding')}</label><input id="inquiriesEnding" name="inquiriesEnding" inputmode="numeric" maxlength="20" value="${escapeHtml(switches.inquiriesEnding)}">`;
  const rows = payouts
    .map(({ request, state }) => {
      const buttons = movesOf[state]
        .map((move) => `<button name="move" value="${move}" class="plain">${text(move)}</button>`)
        .join('');
      return `<li><form method="post" action="${action}"><input type="hidden" name="reference" value="${escapeHtml(request.reference)}"><span class="what"><b>${escapeHtml(request.reference)}</b> ${formatPesos(centavos(request.amount))} · ${escapeHtml(request.method)} …${escapeHtml(request.tail)} · ${text(state)}</span>${buttons}</form></li>`;
    })
    .join('');
  const body = `<h1>${text('title')}</h1><p class="quiet">${text('hint')} ${languageLinks(`${payPath}/switches`, language)}</p>
<form class="switches" method="post" action="${action}">${shares}<label for="payouts">${text('payouts')}</label><select id="payouts" name="payouts">${endings}</select>${inquiries}<button>${text('save')}</button></form>
<p>${text('balance')}: <b>${formatPesos(centavos(balance))}</b></p>
<section><h2>${text('books')}</h2>${rows === '' ? `<p class="quiet">${text('none')}</p>` : `<ul class="payouts">${rows}</ul>`}</section>`;
  return pageShell(text('title'), language, body);
}
