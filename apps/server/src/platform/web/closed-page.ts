import { brandOf, commonHelpline } from '@perya/contract/brands';
import { markAddress, markType } from '@perya/contract/brands/brand-marks';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { localeOf, type Text } from '@perya/contract/text';
import { escapeHtml } from '../html.ts';
import type { Visitor } from './visitor.ts';

/** How the doors of the house stand; before the first opening nobody has an account. */
export type Standing = 'open' | 'closed' | 'never-opened';

/** The way in, for whoever has money here: it is shown while the house is closed. */
const loginPath = '/login';
const isWayIn = (path: string) => /^\/login(?:$|[A-Z/])/.test(path);

/** Whether a visitor is told that the house is closed instead of what they asked for. */
export const isShut = (standing: Standing, path: string) =>
  standing === 'never-opened' || (standing === 'closed' && !isWayIn(path));

const says = {
  title: { en: 'We are closed', tl: 'Sarado kami' },
  soon: {
    en: 'We have not opened yet. Come back soon.',
    tl: 'Hindi pa kami bukas. Bumalik ka agad.',
  },
  away: {
    en: 'Nobody can register, deposit or play for now. Your money is safe.',
    tl: 'Walang makakapagrehistro, makakapag-deposit o makakapaglaro sa ngayon. Safe ang pera mo.',
  },
  login: { en: 'Log in to withdraw', tl: 'Mag-login para mag-withdraw' },
  contact: { en: 'Reach us', tl: 'Makipag-ugnayan' },
  help: { en: 'Help with gambling', tl: 'Tulong sa pagsusugal' },
} as const satisfies Record<string, Text>;

interface ClosedParts {
  standing: Standing;
  visitor: Visitor;
  index: Pick<IndexData, 'media' | 'legal'>;
  supportUrl: string;
}

/** An address of the operator's own; anything but the web is left out. */
const linkTo = (url: string, words: string) =>
  /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(words)}</a>`
    : '';

/** A number to call stays on one line. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0');

function wordsIn(language: keyof Text, { standing, index, supportUrl }: ClosedParts) {
  const { name, number } = index.legal?.helpline ?? commonHelpline;
  const contacts = [
    linkTo(supportUrl, says.contact[language]),
    ...index.media.map(({ name: network, url }) => linkTo(url, network)),
  ].filter((link) => link !== '');
  const isAway = standing === 'closed';
  return `<section lang="${language}">
        <h1>${says.title[language]}</h1>
        <p>${isAway ? says.away[language] : says.soon[language]}</p>
        ${isAway ? `<a class="button" href="${loginPath}">${says.login[language]}</a>` : ''}
        <p class="contacts">${contacts.join(' ')}</p>
        <p>${says.help[language]}: ${escapeHtml(name)} ${escapeHtml(unbroken(number))}</p>
      </section>`;
}

/** Says in both languages that the house is closed, the visitor's own first; it needs no script. */
export function closedPage(parts: ClosedParts): string {
  const { brand, language, theme } = parts.visitor;
  const locale = localeOf(language);
  const own: keyof Text = locale.startsWith('tl') ? 'tl' : 'en';
  const other = own === 'tl' ? 'en' : 'tl';
  const { name: called, mark } = brandOf(brand);
  const name = escapeHtml(called);
  const favicon = escapeHtml(markAddress(mark, 'favicon'));
  return `<!doctype html>
<html lang="${own}" data-brand="${brand}" data-theme="${theme}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${says.title[own]} · ${name}</title>
    <link rel="icon" type="${markType(favicon)}" href="${favicon}">
    <link rel="stylesheet" href="/offline.css">
    <link rel="stylesheet" href="/brand.css">
  </head>
  <body>
    <header>
      <img alt="" width="36" height="36" src="${escapeHtml(markAddress(mark, 'mark'))}">
      <span>${name}</span>
    </header>
    <main>
      <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
        <path class="wire" d="M4 22c40 26 76 26 116 0s76-26 116 0"/>
        <path class="flag-a" d="M28 34l20 6-13 22zM120 22l20-6-6 24z"/>
        <path class="flag-b" d="M74 41l20-6-6 25zM170 9l20 2-12 22z"/>
        <path class="awning" d="M48 92l14-30h116l14 30z"/>
        <path class="booth" d="M58 92h124v74H58z"/>
        <path class="shutter" d="M72 104h96v40H72zM72 114h96M72 124h96M72 134h96"/>
        <path class="ground" d="M20 167h200"/>
      </svg>
      ${wordsIn(own, parts)}
      ${wordsIn(other, parts)}
    </main>
  </body>
</html>
`;
}
