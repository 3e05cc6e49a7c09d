import { brandOf } from '@perya/contract/brands';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { brandOfSite, legalOf } from './brand/read-legal.ts';
import type { SiteIndex } from './content.store.ts';
import type { ContentServices } from './services.ts';
import { unwrittenIndex } from './unwritten-index.ts';

/** The words of a site, with the licence of the brand that it is of. */
export async function readSiteIndex(
  { store, cache }: ContentServices,
  tag: string,
): Promise<SiteIndex> {
  const read = async (site: string) =>
    (await cache.get(site, () => store.findIndex(site))) ?? unwrittenIndex(site);
  const { version, data: written } = await read(tag);
  const data = { ...written, logo: markAddress(brandOf(tag).mark, 'mark') };
  const brand = brandOfSite(tag);
  if (brand === tag) return { version, data: { ...data, legal: legalOf(data) } };
  const own = await read(brand);
  // Both only rise, so their sum names the two of them.
  return { version: version + own.version, data: { ...data, legal: legalOf(own.data) } };
}
