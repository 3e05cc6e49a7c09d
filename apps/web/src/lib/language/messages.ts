import { i18n, type Messages } from '@lingui/core';
import { messages as englishHome } from '../../messages/tl/home.po?english';
import { messages as englishShell } from '../../messages/tl/shell.po?english';
import type { Locale } from './locale.ts';

type Catalogue = { readonly messages: Messages };

/** Catalogues of the home page and its overlays; all but the English of the first screen are lazy. */
const homeCatalogues = import.meta.glob<Catalogue>(
  '../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
);
const homeEnglish = import.meta.glob<Catalogue>(
  '../../messages/tl/{home-foot,lobby,login,terms-gate}.po',
  { query: '?english' },
);

const wanted = new Set(['shell', 'home']);
const loaded = new Set<string>();

/** The list of the other catalogues is no part of the first load: it grows with every screen. */
async function loadCatalogue(locale: Locale, name: string): Promise<Catalogue | undefined> {
  const isEnglish = locale === 'en';
  const path = `../../messages/${isEnglish ? 'tl' : locale}/${name}.po`;
  const known = (isEnglish ? homeEnglish : homeCatalogues)[path];
  if (known !== undefined) return known();
  const { laterCatalogues, laterEnglish } = await import('./later-catalogues.ts');
  return (isEnglish ? laterEnglish : laterCatalogues)[path]?.();
}

async function load(locale: Locale, name: string): Promise<void> {
  const key = `${locale}/${name}`;
  if (loaded.has(key)) return;
  const catalogue = await loadCatalogue(locale, name);
  if (catalogue !== undefined) i18n.load(locale, catalogue.messages);
  loaded.add(key);
}

/** Loads the catalogues of every screen seen so far, then activates the language, so that no screen is half translated. */
export async function activateLocale(locale: Locale): Promise<void> {
  if (loaded.size === 0) {
    i18n.load('en', { ...englishShell, ...englishHome });
    loaded.add('en/shell').add('en/home');
  }
  await Promise.all([...wanted].map((name) => load(locale, name)));
  i18n.activate(locale);
}

/** Loads the catalogue of a screen before it shows. */
export async function loadMessages(name: string): Promise<void> {
  wanted.add(name);
  await load(i18n.locale === 'tl' ? 'tl' : 'en', name);
}
