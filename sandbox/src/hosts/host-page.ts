import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { type PartnerChannel, partnerChannels } from '@perya/contract/partners/partner-channels';
import { type Language, localeOf, say, type Text } from '@perya/contract/text';
import { languageLinks } from '../language-links.ts';
import { faultTexts, pageTexts } from './host-texts.ts';
import { hostsPath } from './hosts-path.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

interface Shell {
  title: string;
  language: Language;
  body: string;
  /** What the script of the page reads. */
  data?: Readonly<Record<string, string>>;
}

/** Who is in the phone unless somebody else is typed: one of the demo's players, whose identity is known. */
const demoPhone = '9170000101';

export function shellOf({ title, language, body, data = {} }: Shell): string {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const script =
    data['channel'] === undefined
      ? ''
      : `<script type="module" src="${hostsPath}/page/host.js"></script>`;
  return `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="/sandbox/sms/inbox.css"><link rel="stylesheet" href="${hostsPath}/page/hosts.css"><link rel="stylesheet" href="${hostsPath}/page/brands.css">${script}</head><body${attributes}>${body}</body></html>`;
}

const header = (language: Language) =>
  `<header><a class="mark" href="${hostsPath}?lang=${language}"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">${escapeHtml(say(pageTexts.title, language))}</a><span class="tag">sandbox</span>${languageLinks('', language)}</header>`;

/** The three apps to choose from. */
export function hostsPage(language: Language): string {
  const text = (name: keyof typeof pageTexts) => escapeHtml(say(pageTexts[name], language));
  const cards = partnerChannels
    .map(
      (channel) =>
        `<li class="app ${channel}"><a href="${hostsPath}/${channel}?lang=${language}"><span class="tile" aria-hidden="true">${partnerBrands[channel].name.slice(0, 1)}</span><span><b>${partnerBrands[channel].name}</b><br><span class="quiet">${text(channel)}</span></span></a></li>`,
    )
    .join('');
  const body = `${header(language)}<main><h1>${text('title')}</h1><p class="quiet">${text('hint')}</p><ul class="apps">${cards}</ul></main>`;
  return shellOf({ title: say(pageTexts.title, language), language, body });
}

const option = (value: string, label: Text, language: Language) =>
  `<option value="${value}">${escapeHtml(say(label, language))}</option>`;

/** The doors of each app, the usual one first. */
const doors: Readonly<Record<PartnerChannel, readonly string[]>> = {
  ewallet: ['/redirect-user', '/gcash', '/glife'],
  maya: ['/maya'],
  lazada: ['/lazada-mini', '/lazada-game', '/MY', '/lazada-shop'],
};

/** One app: its phone, and what can be done to it. */
export function hostPage(channel: PartnerChannel, language: Language): string {
  const text = (name: keyof typeof pageTexts) => escapeHtml(say(pageTexts[name], language));
  const { name } = partnerBrands[channel];
  const select = (id: string, label: keyof typeof pageTexts, options: string) =>
    `<label for="${id}">${text(label)}</label><select id="${id}" name="${id}">${options}</select>`;
  const faults = Object.entries(faultTexts)
    .map(([value, label]) => option(value, label, language))
    .join('');
  const places = (['index', 'game', 'page', 'kyc', 'away'] as const)
    .map((value) => option(value, pageTexts[value], language))
    .join('');
  const bridges = (['there', 'missing', 'cancels', 'slow'] as const)
    .map((value) => option(value, pageTexts[value], language))
    .join('');
  const doorOptions = doors[channel]
    .map((door) => `<option value="${door}">${door}</option>`)
    .join('');
  const phone = `<div class="phone ${channel}"><div class="bar"><b>${name}</b><button type="button" id="leave" hidden>${text('leave')}</button></div><div class="screen"><p id="empty" class="quiet">${text('empty')}</p><iframe id="app" title="${name}" hidden allow="camera"></iframe><div id="sheet" class="sheet" role="dialog" aria-labelledby="sheet-title" hidden><div class="sheet-head"><b id="sheet-title"></b><button type="button" id="sheet-close">${text('close')}</button></div><p id="sheet-text"></p><iframe id="sheet-frame" title="${text('gateway')}" hidden></iframe></div></div></div>`;
  const controls = `<form id="wish"><label for="phone">${text('person')}</label><input id="phone" name="phone" inputmode="numeric" autocomplete="off" value="${demoPhone}" maxlength="12">${select('door', 'door', doorOptions)}${select('where', 'where', places)}${select('fault', 'token', faults)}${select('bridge', 'bridge', bridges)}<button>${text('enter')}</button></form>`;
  const log = `<section><h2>${text('asked')}</h2><ol id="log" aria-live="polite"><li class="quiet">${text('nothing')}</li></ol></section>`;
  const links = `<p class="quiet"><a href="${hostsPath}?lang=${language}">${text('all')}</a> · <a href="/sandbox/pay/switches?lang=${language}">${text('gateway')}</a></p>`;
  const body = `${header(language)}<main class="bench">${phone}<div class="controls"><h1>${name}</h1><p class="quiet">${text(channel)}</p>${controls}${log}${links}</div></main>`;
  const data = {
    channel,
    path: hostsPath,
    cashier: say(pageTexts.cashier, language),
    'cashier-text': say(pageTexts.cashierText, language),
  };
  return shellOf({ title: name, language, body, data });
}

/** A page of a partner's own, which the app inside is led to. */
export function ownPage(
  channel: PartnerChannel,
  texts: { title: Text; text: Text; link: { href: string; label: Text } },
  language: Language,
): string {
  const body = `<main class="own ${channel}"><div class="bar"><b>${partnerBrands[channel].name}</b></div><h1>${escapeHtml(say(texts.title, language))}</h1><p>${escapeHtml(say(texts.text, language))}</p><p><a class="button" href="${escapeHtml(texts.link.href)}">${escapeHtml(say(texts.link.label, language))}</a></p></main>`;
  return shellOf({ title: say(texts.title, language), language, body });
}
