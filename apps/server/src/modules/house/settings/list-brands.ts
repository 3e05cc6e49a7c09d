import { brandOfHost, genericTag } from '@perya/contract/brands';
import type { AnswerOf } from '@perya/contract/call';
import type { listBrands as call } from '@perya/contract/house/staff-calls/policies';
import { seconds } from '../../../platform/wire-time.ts';
import type { HouseServices } from '../services.ts';

/** The brands, where each is shown and what it has published; the generic one last. */
export async function listBrands({
  content,
  shown,
}: HouseServices): Promise<AnswerOf<typeof call>> {
  const rows = await content.listBrands();
  const ordered = [
    ...rows.filter(({ tag }) => tag !== genericTag),
    ...rows.filter(({ tag }) => tag === genericTag),
  ];
  const states = ordered.map(async ({ version: lookVersion, hosts, ...row }) => {
    const { tag } = row;
    const { hasHomePage, documents, version, legal, contacts } = await content.describeBrand(tag);
    return {
      ...row,
      hosts: [...hosts],
      look_version: String(lookVersion),
      host_label: tag === genericTag ? '' : tag,
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
