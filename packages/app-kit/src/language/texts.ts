import type { TextCatalogue } from '@perya/contract/text-catalogue';

const catalogues = import.meta.glob<{ default: TextCatalogue }>(
  '../../../contract/src/texts/*.json',
);

/** Brings the words of texts in a language that does not stand beside their English; the others bring nothing. */
export async function loadTexts(locale: string): Promise<void> {
  const catalogue = await catalogues[`../../../contract/src/texts/${locale}.json`]?.();
  if (catalogue === undefined) return;
  const { addTexts } = await import('@perya/contract/text-catalogue');
  addTexts(locale, catalogue.default);
}
