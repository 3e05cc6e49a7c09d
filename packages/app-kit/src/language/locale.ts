import { isLanguage, type Language, type Locale, localeOf } from '@perya/contract/text';
import { readCookie, writeCookie } from '../browser/cookies.ts';

const cookieName = 'perya_lang';

export function rememberedLanguage(): Language {
  const language = readCookie(cookieName);
  return isLanguage(language) ? language : 'en_US';
}

export const rememberLanguage = (language: Language): void => writeCookie(cookieName, language);

/** Says which language the page speaks by now, and remembers it for the next one. */
export function setLanguage(language: Language): void {
  document.documentElement.lang = localeOf(language);
  rememberLanguage(language);
}

/** How a page changes its language: the words first, so that nothing is half translated. */
export function changeBy(activate: (locale: Locale) => Promise<void> | void) {
  return async (language: Language): Promise<void> => {
    await activate(localeOf(language));
    setLanguage(language);
  };
}
