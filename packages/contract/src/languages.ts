interface LanguageEntry {
  /** The short name: the `lang` of a page, the folder of its catalogues, and what dates and numbers are written by. */
  readonly locale: string;
  /** What it calls itself in the language chooser. [M-455] */
  readonly name: string;
  /** The language that is read where this one says nothing; English is what the sources say. */
  readonly fallback: string | null;
}

/** Every language of the product. A further one is an entry here and its catalogues (docs/languages.md). */
export const languageRegistry = {
  en_US: { locale: 'en', name: 'English', fallback: null },
  tl_PH: { locale: 'tl', name: 'Tagalog', fallback: 'en_US' },
} as const satisfies Record<string, LanguageEntry>;
