import {
  type BrandTag,
  brandOfHost,
  brands,
  brandTags,
  hostBrandTags,
} from '@perya/contract/brands';
import type { AnswerOf } from '@perya/contract/call';
import type { listBrands as call } from '@perya/contract/house/staff-calls/policies';
import { seconds } from '../../../platform/wire-time.ts';
import type { HouseServices } from '../services.ts';

const isHostBrand = (tag: BrandTag) => hostBrandTags.some((each) => each === tag);

/** The brands, where each is shown and what it has published. */
export async function listBrands({
  content,
  shown,
}: HouseServices): Promise<AnswerOf<typeof call>> {
  const states = brandTags.map(async (tag) => {
    const { hasHomePage, documents, version, legal, contacts } = await content.describeBrand(tag);
    return {
      tag,
      name: brands[tag].name,
      host_label: isHostBrand(tag) ? tag : '',
      public_urls: shown.publicUrls.filter((url) => brandOfHost(new URL(url).host) === tag),
      has_home_page: hasHomePage,
      version: String(version),
      legal,
      contacts,
      documents: documents.map(({ kind, language, updatedAt }) => ({
        kind,
        language,
        updated_at: seconds(updatedAt),
      })),
    };
  });
  return { brands: await Promise.all(states) };
}
