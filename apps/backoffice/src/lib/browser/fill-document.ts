import { rememberedTheme } from '@perya/app-kit/browser/theme';
import { type Locale, localeOf, rememberedLanguage } from '@perya/app-kit/language/locale';
import { chooseTheme } from './theme.ts';

/** The language of the page. In development no server has filled the page in: cookies say instead. */
export function fillDocument(): Locale {
  const { documentElement: html } = document;
  if (html.lang === 'en' || html.lang === 'tl') return html.lang;
  const locale = localeOf(rememberedLanguage());
  html.lang = locale;
  chooseTheme(rememberedTheme());
  return locale;
}
