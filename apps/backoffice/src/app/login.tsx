import './login.css';
import { i18n } from '@lingui/core';
import type { Catalogue } from '@perya/app-kit/language/catalogues';
import { changeBy } from '@perya/app-kit/language/locale';
import { LanguageProvider } from '@perya/app-kit/language-provider';
import { type Locale, languageOfLocale, languages, localeOf } from '@perya/contract/text';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../features/login/login-page.tsx';
import { fillDocument } from '../lib/browser/fill-document.ts';
import { messages as english } from '../messages/tl/login.po?english';

// All languages at once: the page may load no further file.
const translated = import.meta.glob<Catalogue>('../messages/*/login.po', { eager: true });
i18n.load('en', english);
for (const locale of languages.map(localeOf)) {
  const catalogue = translated[`../messages/${locale}/login.po`];
  if (catalogue !== undefined) i18n.load(locale, catalogue.messages);
}

const activate = (locale: Locale) => i18n.activate(locale);

const root = document.getElementById('root');
if (root !== null) {
  activate(fillDocument());
  createRoot(root).render(
    <LanguageProvider
      i18n={i18n}
      initial={languageOfLocale(i18n.locale)}
      change={changeBy(activate)}
    >
      <LoginPage />
    </LanguageProvider>,
  );
}
