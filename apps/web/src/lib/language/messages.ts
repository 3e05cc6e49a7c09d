import { i18n, type Messages } from '@lingui/core';
import { messages as englishHome } from '../../messages/en/home.po';
import { messages as englishShell } from '../../messages/en/shell.po';
import type { Locale } from './locale.ts';

type Catalogue = { readonly messages: Messages };

/** Catalogues of the home page and its overlays; all but the English of the first screen are lazy. */
const homeCatalogues = import.meta.glob<Catalogue>([
  '../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
  '!../../messages/en/home.po',
  '!../../messages/en/shell.po',
]);

const wanted = new Set(['shell', 'home']);
const loaded = new Set<string>();

/** The list of the other catalogues is no part of the first load: it grows with every screen. */
async function loadCatalogue(path: string): Promise<Catalogue | undefined> {
  const known = homeCatalogues[path];
  if (known !== undefined) return known();
  const { laterCatalogues } = await import('./later-catalogues.ts');
  return laterCatalogues[path]?.();
}

async function load(locale: Locale, name: string): Promise<void> {
  const key = `${locale}/${name}`;
  if (loaded.has(key)) return;
  const catalogue = await loadCatalogue(`../../messages/${key}.po`);
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
