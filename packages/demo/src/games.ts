import { bingoRows } from './games/bingo.ts';
import { boardRows } from './games/board.ts';
import type { DemoGame, DemoRow } from './games/demo-game.ts';
import { fishingRows } from './games/fishing.ts';
import { liveRows } from './games/live.ts';
import { slotRows } from './games/slot.ts';
import { tableRows } from './games/table.ts';
import { demoVenues } from './games/venues.ts';

export type { DemoEngine, DemoGame } from './games/demo-game.ts';
export { type DemoVenue, demoVenues } from './games/venues.ts';

function venueOf(platform: string): string {
  const venue = demoVenues.find(({ platforms }) => platforms.some(({ id }) => id === platform));
  if (!venue) throw new Error(`No demo venue has a platform "${platform}".`);
  return venue.code;
}

const gamesOf = (
  gameType: DemoGame['gameType'],
  group: DemoGame['group'],
  rows: readonly DemoRow[],
): DemoGame[] =>
  rows.map(([code, name, engine, platform, mark]) => ({
    code,
    name,
    gameType,
    group,
    venue: venueOf(platform),
    platform,
    engine,
    ...(mark === 'hot' && { isHot: true }),
    ...(mark === 'new' && { isNew: true }),
    ...(mark === 'maintained' && { isMaintained: true }),
  }));

/** The catalogue that a demo server starts with, the most popular of each group first; no engine plays sport. */
export const demoGames: readonly DemoGame[] = [
  ...gamesOf(3, 'Slot', slotRows),
  ...gamesOf(1, 'Live', liveRows),
  ...gamesOf(2, 'Fishing', fishingRows),
  ...gamesOf(5, 'Table Game', tableRows),
  ...gamesOf(5, 'Board Game', boardRows),
  ...gamesOf(7, 'Bingo', bingoRows),
];
