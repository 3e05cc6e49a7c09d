import { i18n, type Messages } from '@lingui/core';
import { messages as englishHome } from '../../messages/en/home.po';
import { messages as englishShell } from '../../messages/en/shell.po';
import type { Locale } from './locale.ts';

type Catalogue = { readonly messages: Messages };

/** What the home page and the layers over it say beyond the English of its first screen is fetched when it is wanted. */
const homeCatalogues = import.meta.glob<Catalogue>([
  '../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
  '!../../messages/en/home.po',
  '!../../messages/en/shell.po',
]);

const wanted = new Set(['shell', 'home']);
const loaded = new Set<string>();

/** The list of the others stays out of the first load, where it would grow with every screen. */
async function bring(path: string): Promise<Catalogue | undefined> {
  const known = homeCatalogues[path];
  if (known !== undefined) return known();
  const { laterCatalogues } = await import('./later-catalogues.ts');
  return laterCatalogues[path]?.();
}

async function load(locale: Locale, name: string): Promise<void> {
  const key = `${locale}/${name}`;
  if (loaded.has(key)) return;
  const catalogue = await bring(`../../messages/${key}.po`);
  if (catalogue !== undefined) i18n.load(locale, catalogue.messages);
  loaded.add(key);
}

/** Loads the words of every screen seen so far, then speaks the language: no screen is left half translated. */
export async function activateLocale(locale: Locale): Promise<void> {
  if (loaded.size === 0) {
    i18n.load('en', { ...englishShell, ...englishHome });
    loaded.add('en/shell').add('en/home');
  }
  await Promise.all([...wanted].map((name) => load(locale, name)));
  i18n.activate(locale);
}

/** A screen asks for its words before it shows. */
export async function wantMessages(name: string): Promise<void> {
  wanted.add(name);
  await load(i18n.locale === 'tl' ? 'tl' : 'en', name);
}
