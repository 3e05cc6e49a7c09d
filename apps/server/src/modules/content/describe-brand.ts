import type { PublishedDocument } from './documents.store.ts';
import type { ContentServices } from './services.ts';

export interface BrandPages {
  hasHomePage: boolean;
  documents: PublishedDocument[];
}

/** What a brand has published, without the texts themselves. */
export async function describeBrand(
  { store, documents }: ContentServices,
  tag: string,
): Promise<BrandPages> {
  const [index, published] = await Promise.all([
    store.findIndex(tag),
    documents.listPublished(tag),
  ]);
  return { hasHomePage: index !== null, documents: published };
}
