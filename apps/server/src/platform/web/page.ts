import { type Brand, brandOf } from '@perya/contract/brands';
import { type MarkKind, markAddress, markType } from '@perya/contract/brands/brand-marks';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { localeOf } from '@perya/contract/text';
import { escapeHtml } from '../html.ts';
import type { Visitor } from './visitor.ts';

/** What the app's own build renders of a path. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  status: number;
}

export interface PageParts {
  /** The built index.html, with its marks still in it. */
  template: string;
  css: string;
  /** Fetched beside the first script by every page but the home page. */
  laterScripts: readonly string[];
  visitor: Visitor;
  page: RenderedPage;
  /** Null where the operator has named no address of the app. */
  origin: string | null;
  path: string;
  imagesHost: string;
  apiBase: string;
  shoppingGameUrl: string;
  walletAppUrl: string;
  shopLandingUrl: string;
  shopUrl: string;
  supportUrl: string;
  /** Whether test funds can be had here. */
  hasSandbox: boolean;
  index: IndexData;
}

/** Stands for the nonce in a stored page; each answer gets a fresh one in its place. */
export const nonceMark = '%perya.nonce%';

/** Stands for who asks: a stored page is the same for players and visitors, whom the stylesheet tells apart. */
export const whoMark = '%perya.who%';

/** Inside a script element only `<` can end the block or open a comment. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function themeColors({ brand, theme }: Visitor): string {
  const { light, dark } = brandOf(brand).themeColor;
  if (theme !== 'system') {
    return `<meta name="theme-color" content="${theme === 'dark' ? dark : light}">`;
  }
  return (
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`
  );
}

function canonicalOf(origin: string | null, path: string): string {
  return origin === null ? '' : `<link rel="canonical" href="${escapeHtml(`${origin}${path}`)}">`;
}

/** What a page carries of its brand; the app knows no other. */
const carriedOf = ({ tag, name, tagline, themeColor, mark }: Brand): Brand => ({
  tag,
  name,
  tagline,
  themeColor,
  mark,
});

function headOf({ visitor, page, origin, path, laterScripts }: PageParts): string {
  const { name, mark } = brandOf(visitor.brand);
  const addressOf = (kind: MarkKind) => escapeHtml(markAddress(mark, kind));
  const favicon = addressOf('favicon');
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    page.status === 200 ? canonicalOf(origin, path) : '<meta name="robots" content="noindex">',
    themeColors(visitor),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    origin === null
      ? ''
      : `<meta property="og:image" content="${escapeHtml(origin)}${addressOf('card')}">`,
    `<link rel="icon" type="${markType(favicon)}" href="${favicon}">`,
    `<link rel="apple-touch-icon" href="${addressOf('touch')}">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    ...(path === '/' ? [] : laterScripts).map(
      (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
    ),
  ]
    .filter((line) => line !== '')
    .join('\n    ');
}

/** Fills the marks of the template: the page arrives painted, with its styles and its data inside. */
export function fillPage(parts: PageParts): string {
  const { template, css, visitor, page } = parts;
  const { brand, language: lang, theme } = visitor;
  const { imagesHost, apiBase, supportUrl, hasSandbox, index } = parts;
  const { shoppingGameUrl, walletAppUrl, shopLandingUrl, shopUrl } = parts;
  const site = {
    imagesHost,
    apiBase,
    shoppingGameUrl,
    walletAppUrl,
    shopLandingUrl,
    shopUrl,
    supportUrl,
    hasSandbox,
    index,
  };
  const own = brandOf(brand);
  const data = jsonBlock({ brand: carriedOf(own), lang, ...site });
  const marks: Record<string, string> = {
    '%perya.lang%': localeOf(lang),
    '%perya.brand%': brand,
    '%perya.theme%': theme,
    '<!--perya:head-->': headOf(parts),
    '<!--perya:css-->': `<style nonce="${nonceMark}">${css}</style><style nonce="${nonceMark}" id="perya-brand">${own.styles}</style>`,
    '<!--perya:root-->': page.html,
    '<!--perya:data-->': `<script type="application/json" id="perya-data">${data}</script>`,
  };
  return Object.entries(marks).reduce(
    // A function as replacement, so that `$` in the page stands for itself.
    (filled, [mark, content]) => filled.replaceAll(mark, () => content),
    template,
  );
}
