import { shareCache } from '@perya/contract/rules/support/share';

/** The pictures that another app has shared, once: whoever takes them has them. */
export async function takeShared(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(shareCache))) return [];
  const cache = await caches.open(shareCache);
  const kept = await cache.matchAll();
  await caches.delete(shareCache);
  const files = kept.map(async (response, place) => {
    const bytes = await response.blob();
    return new File([bytes], `shared-${place + 1}`, { type: bytes.type });
  });
  return Promise.all(files);
}
