import { engineRtp, engineStakes, engineWinTimes } from '@perya/demo/engines';
import { type DemoGame, demoGames } from '@perya/demo/games';
import { generateGames, namedGames, venuesWith } from '@perya/demo/generated-games';
import { centavos } from '@perya/money';
import type { Catalogue, GameListing, VenueListing } from './modules/catalogue/index.ts';

/** All demo venues are played on the built-in studio, each under its own code and key. */
const launchUrl = '/sandbox/studio/play';
const practiceUrl = '/sandbox/studio/practice';
/** One round for everybody cannot be tried alone. */
const roomEngines: readonly string[] = ['bingo-hall', 'color-game-live', 'saranggola'];
/** Popularity falls from here. */
const topSorting = 1_000_000;

const venueListings = (generatedCount: number): VenueListing[] =>
  venuesWith(generatedCount).map(({ code, name, platforms }) => ({
    code,
    name,
    launchUrl,
    platforms: platforms.map((platform) => ({
      ...platform,
      logo: `/art/platforms/${platform.id}.svg`,
    })),
  }));

const nameOf = new Map<string, string>(demoGames.map(({ code, name }) => [code, name]));

interface SeededGame extends DemoGame {
  cover: string;
  opens: string | null;
}

function listingOf(game: SeededGame, sorting: number): GameListing {
  const { stakeMin, stakeMax } = engineStakes[game.engine];
  return {
    code: game.code,
    venue: game.venue,
    platform: game.platform,
    providerGame: game.code,
    name: game.name,
    gameType: game.gameType,
    category: game.group,
    img: `/art/covers/${game.cover}`,
    rtp: engineRtp[game.engine],
    isHot: game.isHot ?? false,
    isNew: game.isNew ?? false,
    isMaintained: game.isMaintained ?? false,
    sorting,
    stakeMin: centavos(stakeMin),
    stakeMax: centavos(stakeMax),
    winTimes: engineWinTimes[game.engine],
    opens: game.opens,
    practiceUrl: roomEngines.includes(game.engine) ? null : `${practiceUrl}?game=${game.code}`,
  };
}

/** Lists the demo operator's games, and as many generated ones as are asked for; generated ones beyond are closed. Safe to repeat. */
export async function seedGames(
  catalogue: Pick<Catalogue, 'saveListing' | 'keepGenerated'>,
  generatedCount: number,
): Promise<void> {
  const generated = generateGames(generatedCount);
  const games: SeededGame[] = [
    ...demoGames.map((game) => ({ ...game, cover: game.code, opens: null })),
    ...generated.map((game) => ({ ...game, opens: nameOf.get(game.engine) ?? game.engine })),
  ];
  const placeInGroup = new Map<string, number>();
  const listings = games.map((game) => {
    // By the place within the group, so that a list over all groups begins with the best of each.
    const place = placeInGroup.get(game.group) ?? 0;
    placeInGroup.set(game.group, place + 1);
    return listingOf(game, topSorting - place);
  });
  await catalogue.saveListing(venueListings(generatedCount), listings);
  await catalogue.keepGenerated(
    generated.map(({ code }) => code),
    namedGames.map(({ code }) => code),
  );
}
