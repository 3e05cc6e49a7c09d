import { i18n, type Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

type Catalogue = { readonly messages: Messages };

const catalogues = import.meta.glob<Catalogue>('../../messages/*/*.po');
const english = import.meta.glob<Catalogue>('../../messages/tl/*.po', { query: '?english' });

const wanted = new Set(['shell']);
const loaded = new Set<string>();

async function load(locale: Locale, name: string): Promise<void> {
  const key = `${locale}/${name}`;
  if (loaded.has(key)) return;
  const catalogue = await (locale === 'en'
    ? english[`../../messages/tl/${name}.po`]?.()
    : catalogues[`../../messages/${key}.po`]?.());
  if (catalogue !== undefined) i18n.load(locale, catalogue.messages);
  loaded.add(key);
}

/** Loads the catalogues of every screen seen so far, then activates the language, so that no screen is half translated. */
export async function activateLocale(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((name) => load(locale, name)));
  i18n.activate(locale);
}

/** Loads the catalogue of a screen before it shows. */
export async function loadMessages(name: string): Promise<void> {
  wanted.add(name);
  await load(i18n.locale === 'tl' ? 'tl' : 'en', name);
}
