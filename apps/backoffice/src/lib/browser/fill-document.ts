import { rememberedTheme } from '@perya/app-kit/browser/theme';
import { rememberedLanguage } from '@perya/app-kit/language/locale';
import { type Locale, languages, localeOf } from '@perya/contract/text';
import { chooseTheme } from './theme.ts';

/** The language of the page. In development no server has filled the page in: cookies say instead. */
export function fillDocument(): Locale {
  const { documentElement: html } = document;
  const filled = languages.map(localeOf).find((locale) => locale === html.lang);
  if (filled !== undefined) return filled;
  const locale = localeOf(rememberedLanguage());
  html.lang = locale;
  chooseTheme(rememberedTheme());
  return locale;
}
