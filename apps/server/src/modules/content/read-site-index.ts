import { Refusal } from '../../platform/http/refusal.ts';
import type { SiteIndex } from './content.store.ts';
import type { ContentServices } from './dependencies.ts';

export async function readSiteIndex(
  { store, cache }: ContentServices,
  tag: string,
): Promise<SiteIndex> {
  const stored = await cache.get(tag, () => store.findIndex(tag));
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}
