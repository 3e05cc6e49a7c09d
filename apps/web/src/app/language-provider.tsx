import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import type { Language } from '@perya/contract/text';
import { type ReactNode, useState } from 'react';
import { LanguageContext } from '../lib/language/language-context.ts';

interface LanguageProviderProps {
  readonly i18n: I18n;
  readonly initial: Language;
  /** Brings the words and remembers the choice; the page follows when it is done. */
  readonly change: (language: Language) => Promise<void>;
  readonly children: ReactNode;
}

/** Another object for another language: whatever remembers its texts by it then says them anew. */
function wordsOf(i18n: I18n) {
  return { i18n: new Proxy(i18n, {}), _: i18n.t.bind(i18n) };
}

/**
 * Tells the page of another language, and of nothing else. The library's own provider also tells of every catalogue
 * that joins; a screen waits for its words before it shows, so that would only draw the whole page again, and throw
 * away what the server drew of the parts whose code is still on its way.
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
