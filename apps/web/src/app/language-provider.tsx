import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
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

export function LanguageProvider({ i18n, initial, change, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const switchLanguage = (next: Language) => change(next).then(() => setLanguage(next));
  return (
    <LanguageContext value={{ language, switchLanguage }}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}
