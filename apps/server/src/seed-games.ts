import { engineRtp, engineStakes, engineWinTimes } from '@perya/demo/engines';
import { type DemoGame, demoGames, demoVenues } from '@perya/demo/games';
import { generateGames } from '@perya/demo/more-games';
import { centavos } from '@perya/money';
import type { Catalogue, GameListing, VenueListing } from './modules/catalogue/index.ts';

/** All demo venues are played on the built-in studio, each under its own code and key. */
const launchUrl = '/sandbox/studio/play';
/** Popularity falls from here; generated games stand behind the demo operator's own. */
const topSorting = 1_000_000;
const generatedSorting = 500_000;

const venueListings: readonly VenueListing[] = demoVenues.map(({ code, name, platforms }) => ({
  code,
  name,
  launchUrl,
  platforms: platforms.map((platform) => ({
    ...platform,
    logo: `/art/platforms/${platform.id}.svg`,
  })),
}));

function listingOf(game: DemoGame, cover: string, sorting: number): GameListing {
  const { stakeMin, stakeMax } = engineStakes[game.engine];
  return {
    code: game.code,
    venue: game.venue,
    platform: game.platform,
    providerGame: game.code,
    name: game.name,
    gameType: game.gameType,
    category: game.group,
    img: `/art/covers/${cover}`,
    rtp: engineRtp[game.engine],
    isHot: game.isHot ?? false,
    isNew: game.isNew ?? false,
    isMaintained: game.isMaintained ?? false,
    sorting,
    stakeMin: centavos(stakeMin),
    stakeMax: centavos(stakeMax),
    winTimes: engineWinTimes[game.engine],
  };
}

/** Lists the demo operator's games, and as many generated ones as are asked for. Safe to repeat. */
export async function seedGames(
  catalogue: Pick<Catalogue, 'saveListing'>,
  generatedCount: number,
): Promise<void> {
  const placeInGroup = new Map<string, number>();
  const own = demoGames.map((game) => {
    // By the place within the group, so that a list over all groups begins with the best of each.
    const place = placeInGroup.get(game.group) ?? 0;
    placeInGroup.set(game.group, place + 1);
    return listingOf(game, game.code, topSorting - place);
  });
  const generated = generateGames(generatedCount).map((game, place) =>
    listingOf(game, game.cover, generatedSorting - place),
  );
  await catalogue.saveListing(venueListings, [...own, ...generated]);
}
