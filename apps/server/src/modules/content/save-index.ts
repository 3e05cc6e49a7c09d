import type { StoredIndex } from './content.store.ts';
import type { ContentServices } from './services.ts';

export async function saveIndex(
  { store, cache }: ContentServices,
  tag: string,
  data: StoredIndex,
): Promise<void> {
  await store.saveIndex(tag, data);
  cache.expire();
}
