import { isLanguage } from '@perya/contract/text';
import { type Locale, localeOf } from '../language/locale.ts';
import { readCookie } from './cookies.ts';
import { chooseTheme, toTheme } from './theme.ts';

/** The language of the page. In development no server has filled the page in: cookies say instead. */
export function fillDocument(): Locale {
  const { documentElement: html } = document;
  if (html.lang === 'en' || html.lang === 'tl') return html.lang;
  const language = readCookie('perya_lang');
  html.lang = localeOf(isLanguage(language) ? language : 'en_US');
  chooseTheme(toTheme(readCookie('perya_theme')));
  return html.lang === 'tl' ? 'tl' : 'en';
}
