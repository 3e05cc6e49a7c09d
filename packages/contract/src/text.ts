/** A text that a player reads, in both languages side by side. */
export interface Text {
  readonly en: string;
  readonly tl: string;
}

export const languages = ['en_US', 'tl_PH'] as const;
export type Language = (typeof languages)[number];

/** What the player reads in the language chooser; each language names itself. [M-455] */
export const languageNames: Record<Language, string> = { en_US: 'English', tl_PH: 'Tagalog' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function say(text: Text, language: Language): string {
  return language === 'tl_PH' ? text.tl : text.en;
}
