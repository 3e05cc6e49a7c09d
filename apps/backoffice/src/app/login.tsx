import './login.css';
import { i18n } from '@lingui/core';
import { changeBy, type Locale, languageOfLocale } from '@perya/app-kit/language/locale';
import { LanguageProvider } from '@perya/app-kit/language-provider';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../features/login/login-page.tsx';
import { fillDocument } from '../lib/browser/fill-document.ts';
import { messages as tagalog } from '../messages/tl/login.po';
import { messages as english } from '../messages/tl/login.po?english';

// Both languages at once: the page may load no further file.
i18n.load({ en: english, tl: tagalog });

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
