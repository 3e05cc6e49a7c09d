import { languageRegistry } from './languages.ts';

/** A text that a player reads, in both languages side by side. */
export interface Text {
  readonly en: string;
  readonly tl: string;
}

export type Language = keyof typeof languageRegistry;
/** The short names that catalogues, texts and the `lang` attribute use. */
export type Locale = (typeof languageRegistry)[Language]['locale'];

export const languages = Object.keys(languageRegistry) as [Language, ...Language[]];

export const languageName = (language: Language): string => languageRegistry[language].name;

export const localeOf = (language: Language): Locale => languageRegistry[language].locale;

export function languageOfLocale(locale: string): Language {
  return languages.find((language) => localeOf(language) === locale) ?? languages[0];
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language and those that speak where it says nothing, in this order. */
export function spokenFor(language: Language): Language[] {
  const { fallback } = languageRegistry[language];
  return fallback === null ? [language] : [language, ...spokenFor(fallback)];
}

type SayInstead = (english: string) => string | undefined;

/** What says texts in languages that they do not have themselves. */
const translators = new Map<string, SayInstead>();

export function translateTexts(locale: string, sayInstead: SayInstead): void {
  translators.set(locale, sayInstead);
}

export function say(text: Text, language: Language): string {
  const { locale, fallback } = languageRegistry[language];
  const beside: Readonly<Partial<Record<Locale, string>>> = text;
  const said = beside[locale] ?? translators.get(locale)?.(text.en);
  return said ?? (fallback === null ? text.en : say(text, fallback));
}
