import './app.css';
import { i18n } from '@lingui/core';
import { changeBy } from '@perya/app-kit/language/locale';
import { LanguageProvider } from '@perya/app-kit/language-provider';
import { languageOfLocale } from '@perya/contract/text';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '../lib/browser/own-brands.ts';
import { fillDocument } from '../lib/browser/fill-document.ts';
import { activateLocale } from '../lib/language/messages.ts';
import { loadSession } from '../lib/session/load-session.ts';
import { router } from './router.ts';
import { followPermissions } from './session/follow-permissions.ts';

async function start(root: HTMLElement): Promise<void> {
  const words = activateLocale(fillDocument());
  // With the words and the session: on a slow line each wait costs more than what it brings.
  void router.load();
  // Whoever is not logged in meets the login over the empty page.
  await Promise.all([words, loadSession().catch(() => {})]);
  followPermissions();
  createRoot(root).render(
    <LanguageProvider
      i18n={i18n}
      initial={languageOfLocale(i18n.locale)}
      change={changeBy(activateLocale)}
    >
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
