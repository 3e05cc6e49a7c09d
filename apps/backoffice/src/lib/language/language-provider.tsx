import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Language } from '@perya/contract/text';
import { type ReactNode, useState } from 'react';
import { writeCookie } from '../browser/cookies.ts';
import { LanguageContext } from './language-context.ts';
import { type Locale, languageOfLocale, localeOf } from './locale.ts';

interface LanguageProviderProps {
  /** Brings the words of a language. */
  readonly activate: (locale: Locale) => Promise<void> | void;
  readonly children: ReactNode;
}

export function LanguageProvider({ activate, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(() => languageOfLocale(i18n.locale));
  const switchLanguage = async (next: Language) => {
    await activate(localeOf(next));
    document.documentElement.lang = localeOf(next);
    writeCookie('perya_lang', next);
    setLanguage(next);
  };
  return (
    <LanguageContext value={{ language, switchLanguage }}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}
