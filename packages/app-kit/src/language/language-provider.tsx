import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import type { Language } from '@perya/contract/text';
import { type ReactNode, useState } from 'react';
import { LanguageContext } from './language-context.ts';

interface LanguageProviderProps {
  readonly i18n: I18n;
  readonly initial: Language;
  /** Brings the words and remembers the choice; the page follows when it is done. */
  readonly change: (language: Language) => Promise<void>;
  readonly children: ReactNode;
}

/** A new object for each language, so that memoised texts are computed again. */
function wordsOf(i18n: I18n) {
  return { i18n: new Proxy(i18n, {}), _: i18n.t.bind(i18n) };
}

/**
 * Re-renders the page for another language only. The library's own provider also re-renders for every catalogue that
 * is loaded; a screen waits for its messages anyway, and re-rendering would discard the server's HTML of parts that
 * are not hydrated yet.
 */
export function LanguageProvider({ i18n, initial, change, children }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState(() => ({ language: initial, words: wordsOf(i18n) }));
  const switchLanguage = (language: Language) =>
    change(language).then(() => setSpoken({ language, words: wordsOf(i18n) }));
  return (
    <LanguageContext value={{ language: spoken.language, switchLanguage }}>
      <LinguiContext value={spoken.words}>{children}</LinguiContext>
    </LanguageContext>
  );
}
