import { Refusal } from '../../platform/http/refusal.ts';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { ContentStore, SiteIndex } from './content.store.ts';

export async function readSiteIndex(
  store: ContentStore,
  cache: VersionedCache,
  tag: string,
): Promise<SiteIndex> {
  const stored = await cache.get(tag, () => store.findIndex(tag));
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}
