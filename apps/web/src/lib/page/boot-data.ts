import { readCookie } from '@perya/app-kit/browser/cookies';
import type { Brand } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { isLanguage, type Language } from '@perya/contract/text';
import { devBrand } from './dev-brand.ts';
import { noBrand } from './site.ts';

/** Data that the server embeds in the page, so that the first paint needs no request. */
export interface BootData {
  readonly brand: Brand;
  readonly lang: Language;
  readonly imagesHost: string;
  readonly apiBase: string;
  /** Where a game opens inside the shopping partner's app, with `{code}` in it; empty where it opens as everywhere. */
  readonly shoppingGameUrl: string;
  /** The wallet app that a wallet-app user moves money in, with `{action}` in it; empty where the operator has named none. */
  readonly walletAppUrl: string;
  /** The shopping partner's own pages: where its visitors log in, and its shop; missing where the operator has named none. [M-462 M-471] */
  readonly shopLandingUrl?: string;
  readonly shopUrl?: string;
  /** The operator's chat, for whoever cannot open the service page; empty where there is none. */
  readonly supportUrl: string;
  /** Whether test funds can be had here. */
  readonly hasSandbox: boolean;
  readonly index: IndexData | null;
}

function readBlock(): Partial<BootData> {
  const block = document.getElementById('perya-data')?.textContent;
  // Written by our own server, so it is not validated again.
  return block ? (JSON.parse(block) as Partial<BootData>) : {};
}

/** Read only where it is needed: the browser asks another process for its cookies and waits. */
function languageOfCookie(): Language {
  const cookie = readCookie('perya_lang');
  return isLanguage(cookie) ? cookie : 'en_US';
}

const unsaid = {
  imagesHost: '',
  apiBase: '',
  shoppingGameUrl: '',
  walletAppUrl: '',
  supportUrl: '',
  hasSandbox: false,
  index: null,
};

/** In development no server fills the page in: host and cookies are used instead. */
export function readBootData(): BootData {
  const block = readBlock();
  return {
    ...unsaid,
    ...block,
    brand: block.brand ?? (import.meta.env.DEV ? devBrand() : noBrand),
    lang: block.lang ?? languageOfCookie(),
  };
}
