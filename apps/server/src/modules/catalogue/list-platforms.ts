import type { AnswerOf } from '@perya/contract/call';
import type { listPlatforms as call } from '@perya/contract/catalogue/calls/catalogue';
import { presentProvider } from './catalogue.present.ts';
import type { CatalogueServices } from './services.ts';

export async function listPlatforms({
  cache,
  listing,
}: CatalogueServices): Promise<AnswerOf<typeof call>> {
  const platforms = await cache.get('platforms', listing.listPlatforms);
  return { d: platforms.map(presentProvider), t: platforms.length, s: platforms.length };
}
