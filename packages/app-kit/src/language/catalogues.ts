import { i18n, type Messages } from '@lingui/core';
import { type Locale, languageOfLocale, localeOf } from '@perya/contract/text';
import { loadTexts } from './texts.ts';

export interface Catalogue {
  readonly messages: Messages;
}

/** Brings the words of screens; `name` is a feature's, `find` fetches what is there of it in a language. */
export function createCatalogues(
  find: (locale: Locale, name: string) => Promise<Catalogue | undefined>,
  ...first: readonly string[]
) {
  const wanted = new Set(first);
  const loaded = new Set<string>();
  let begun: Locale | null = null;
  const load = async (locale: Locale, name: string): Promise<void> => {
    const key = `${locale}/${name}`;
    if (loaded.has(key)) return;
    const catalogue = await find(locale, name);
    if (catalogue !== undefined) i18n.load(locale, catalogue.messages);
    loaded.add(key);
  };
  return {
    /** Loads the catalogues of every screen seen so far, then activates the language, so that no screen is half translated. */
    async activateLocale(locale: Locale): Promise<void> {
      begun ??= locale;
      await Promise.all([loadTexts(locale), ...[...wanted].map((name) => load(locale, name))]);
      i18n.activate(locale);
    },
    /** Loads the catalogue of a screen before it shows; the first screen is fetched with the first language. */
    async loadMessages(name: string): Promise<void> {
      wanted.add(name);
      const locale = i18n.locale === '' ? begun : null;
      await load(locale ?? localeOf(languageOfLocale(i18n.locale)), name);
    },
  };
}
