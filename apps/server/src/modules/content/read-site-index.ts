import type { SiteIndex } from './content.store.ts';
import type { ContentServices } from './services.ts';
import { unwrittenIndex } from './unwritten-index.ts';

export async function readSiteIndex(
  { store, cache }: ContentServices,
  tag: string,
): Promise<SiteIndex> {
  const stored = await cache.get(tag, () => store.findIndex(tag));
  return stored ?? unwrittenIndex(tag);
}
