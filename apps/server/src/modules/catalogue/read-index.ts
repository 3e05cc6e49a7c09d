import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { errors } from '@perya/contract/errors';
import { gameCategories } from '@perya/contract/rules/game-categories';
import { type IndexGroup, indexGroups, kindOfPath } from '@perya/contract/rules/game-sections';
import { presentCard } from './catalogue.present.ts';
import type { GameStore } from './game.store.ts';
import type { CatalogueServices } from './services.ts';

/** The index is embedded in the first page, so it holds only what a carousel shows at once. */
const gamesPerGroup = 12;
const hotGroup: IndexGroup = 'Hot Games';

async function loadGroups(games: GameStore) {
  const categories = indexGroups.filter((group) => group !== hotGroup);
  const rows = await games.listGroups(categories, hotGroup, gamesPerGroup);
  const kinds = await games.listKinds(gameCategories);
  const cardsOf = (group: IndexGroup): GameCard[] =>
    rows.filter((row) => row.group === group).map(presentCard);
  const list: IndexData['list'] = Object.fromEntries(
    indexGroups.map((group) => [group, cardsOf(group)]),
  );
  return { list, kinds: new Set(kinds) };
}

/** A way that leads to a kind of games is left out while there is none of them. */
const leadsSomewhere =
  (kinds: ReadonlySet<string>) =>
  ({ link_h5 }: { link_h5: string }): boolean => {
    const kind = kindOfPath(link_h5);
    return kind === null || kinds.has(kind);
  };

/** The brand's own words and the games of the day; the version names both. [G-142 G-314] */
export async function readIndex(
  { content, games, cache, stops, doors }: CatalogueServices,
  tag: string,
): Promise<IndexData> {
  const [site, listed, isStopped, standing] = await Promise.all([
    content.readSiteIndex(tag),
    cache.get('groups', async (version) => ({ version, ...(await loadGroups(games)) })),
    stops.isHouseStopped(),
    doors.standing(),
  ]);
  return {
    ...site.data,
    nav: site.data.nav.filter(leadsSomewhere(listed.kinds)),
    list: listed.list,
    version: `${site.version}.${listed.version}`,
    ...(isStopped && { notice: errors.GAMING_STOPPED.message }),
    ...(standing !== 'open' && { notice: errors.HOUSE_CLOSED.message }),
  };
}
