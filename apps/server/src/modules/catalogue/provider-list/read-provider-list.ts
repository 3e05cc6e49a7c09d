import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readProviderList as call } from '@perya/contract/catalogue/staff-calls/provider-list';
import { Refusal } from '../../../platform/http/refusal.ts';
import { ProviderFailure } from '../../../providers/games/game-provider.ts';
import type { CatalogueServices } from '../services.ts';
import { compareVenue } from './compare-venue.ts';

/** Asks the provider of a venue for its games, and compares them with the catalogue; changes nothing. */
export async function readProviderList(
  { pool, gameProviders }: Pick<CatalogueServices, 'pool' | 'gameProviders'>,
  { venue }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const provider = gameProviders.get(venue);
  if (!provider) throw new Refusal('NOT_FOUND');
  const listed = await provider.listGames().catch((error: unknown) => {
    if (error instanceof ProviderFailure) throw new Refusal('PROVIDER_SILENT', undefined, error);
    throw error;
  });
  const compared = await compareVenue(pool, venue, listed);
  if ('halved' in compared) throw new Refusal('CATALOGUE_HALVED');
  const { added, changed, gone, same } = compared;
  return {
    added: added.map((game) => ({
      provider_game: game.providerGame,
      name: game.name,
      maker: game.maker,
      category: game.category,
      rtp: game.rtp,
      languages: [...game.languages],
      has_cover: game.cover !== null,
    })),
    changed: changed.map(({ id, ...each }) => ({ ...each, id: String(id) })),
    gone: gone.map(({ id, code, name, revision }) => ({ id: String(id), code, name, revision })),
    same,
  };
}
