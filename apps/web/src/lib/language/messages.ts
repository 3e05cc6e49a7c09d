import { type Catalogue, createCatalogues } from '@perya/app-kit/language/catalogues';
import { messages as englishHome } from '../../messages/tl/home.po?english';
import { messages as englishShell } from '../../messages/tl/shell.po?english';

/** Catalogues of the home page and its overlays; all but the English of the first screen are lazy. */
const homeCatalogues = import.meta.glob<Catalogue>(
  '../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
);
const homeEnglish = import.meta.glob<Catalogue>(
  '../../messages/tl/{home-foot,lobby,login,terms-gate}.po',
  { query: '?english' },
);

const firstEnglish: Record<string, Catalogue> = {
  home: { messages: englishHome },
  shell: { messages: englishShell },
};

export const { activateLocale, loadMessages } = createCatalogues(
  async (locale, name) => {
    const isEnglish = locale === 'en';
    const path = `../../messages/${isEnglish ? 'tl' : locale}/${name}.po`;
    const known =
      (isEnglish && firstEnglish[name]) || (isEnglish ? homeEnglish : homeCatalogues)[path]?.();
    if (known) return known;
    // The list of the others is no part of the first load: it grows with every screen.
    const { laterCatalogues, laterEnglish } = await import('./later-catalogues.ts');
    return (isEnglish ? laterEnglish : laterCatalogues)[path]?.();
  },
  'shell',
  'home',
);
