import './app.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { fillDocument } from '../lib/browser/fill-document.ts';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { activateLocale } from '../lib/language/messages.ts';
import { router } from './router.ts';

async function start(root: HTMLElement): Promise<void> {
  await activateLocale(fillDocument());
  createRoot(root).render(
    <LanguageProvider activate={activateLocale}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
