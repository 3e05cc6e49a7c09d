import { type Catalogue, createCatalogues } from '@perya/app-kit/language/catalogues';

const catalogues = import.meta.glob<Catalogue>('../../messages/*/*.po');
const english = import.meta.glob<Catalogue>('../../messages/tl/*.po', { query: '?english' });

export const { activateLocale, loadMessages } = createCatalogues(
  async (locale, name) =>
    locale === 'en'
      ? english[`../../messages/tl/${name}.po`]?.()
      : catalogues[`../../messages/${locale}/${name}.po`]?.(),
  'shell',
);
