import type { Language } from '@perya/contract/text';

/** The short names that catalogues and the `lang` attribute use. */
export type Locale = 'en' | 'tl';

export function localeOf(language: Language): Locale {
  return language === 'tl_PH' ? 'tl' : 'en';
}

export function languageOfLocale(locale: string): Language {
  return locale === 'tl' ? 'tl_PH' : 'en_US';
}
