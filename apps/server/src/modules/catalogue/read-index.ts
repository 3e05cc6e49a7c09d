import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { errors } from '@perya/contract/errors';
import { type IndexGroup, indexGroups } from '@perya/contract/rules/game-sections';
import { presentCard } from './catalogue.present.ts';
import type { GameStore } from './game.store.ts';
import type { CatalogueServices } from './services.ts';

/** The index is embedded in the first page, so it holds only what a carousel shows at once. */
const gamesPerGroup = 12;
const hotGroup: IndexGroup = 'Hot Games';

async function loadGroups(games: GameStore): Promise<IndexData['list']> {
  const categories = indexGroups.filter((group) => group !== hotGroup);
  const rows = await games.listGroups(categories, hotGroup, gamesPerGroup);
  const cardsOf = (group: IndexGroup): GameCard[] =>
    rows.filter((row) => row.group === group).map(presentCard);
  return Object.fromEntries(indexGroups.map((group) => [group, cardsOf(group)]));
}

/** The brand's own words and the games of the day; the version names both. [G-142 G-314] */
export async function readIndex(
  { content, games, cache, stops }: CatalogueServices,
  tag: string,
): Promise<IndexData> {
  const [site, listed, isStopped] = await Promise.all([
    content.readSiteIndex(tag),
    cache.get('groups', async (version) => ({ version, list: await loadGroups(games) })),
    stops.isHouseStopped(),
  ]);
  return {
    ...site.data,
    list: listed.list,
    version: `${site.version}.${listed.version}`,
    ...(isStopped && { notice: errors.GAMING_STOPPED.message }),
  };
}
