import { i18n, type Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

const catalogues = import.meta.glob<{ readonly messages: Messages }>('../../messages/*/*.po');

const wanted = new Set(['shell']);
const loaded = new Set<string>();

async function load(locale: Locale, name: string): Promise<void> {
  const key = `${locale}/${name}`;
  if (loaded.has(key)) return;
  const catalogue = await catalogues[`../../messages/${key}.po`]?.();
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
