import type { Legal } from '@perya/contract/brands';
import { legalOf } from './brand/read-legal.ts';
import type { StoredIndex } from './content.store.ts';
import type { PublishedDocument } from './documents.store.ts';
import type { ContentServices } from './services.ts';
import { unwrittenIndex } from './unwritten-index.ts';

export interface BrandPages {
  hasHomePage: boolean;
  version: bigint;
  legal: Legal;
  contacts: StoredIndex['media'];
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
  const { version, data } = index ?? unwrittenIndex(tag);
  return {
    hasHomePage: index !== null,
    version,
    legal: legalOf(data),
    contacts: data.media,
    documents: published,
  };
}
