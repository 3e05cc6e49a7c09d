import type { DemoGame, DemoRow } from './games/demo-game.ts';
import { liveRows } from './games/live.ts';
import { slotRows } from './games/slot.ts';
import { demoVenues } from './games/venues.ts';

const fishingRows: readonly DemoRow[] = [
  ['isda-blaster', 'Isda Blaster', 'isda-blaster', 'perya', 'hot'],
  ['bangus-bounty', 'Bangus Bounty', 'isda-blaster', 'karagatan'],
  ['butanding-bay', 'Butanding Bay', 'isda-blaster', 'habagat', 'hot'],
  ['dagat-hunter', 'Dagat Hunter', 'isda-blaster', 'karagatan', 'hot'],
  ['octopus-deep', 'Octopus Deep', 'isda-blaster', 'tikbalang'],
  ['pearl-diver', 'Pearl Diver', 'isda-blaster', 'karagatan'],
  ['maya-maya-legends', 'Maya-Maya Legends', 'isda-blaster', 'karagatan'],
  ['hipon-havoc', 'Hipon Havoc', 'isda-blaster', 'habagat', 'new'],
  ['tubbataha-reef', 'Tubbataha Reef', 'isda-blaster', 'karagatan', 'new'],
  ['pugita-panic', 'Pugita Panic', 'isda-blaster', 'tikbalang'],
  ['manila-bay-haul', 'Manila Bay Haul', 'isda-blaster', 'karagatan'],
  ['ulang-uprising', 'Ulang Uprising', 'isda-blaster', 'karagatan', 'maintained'],
  ['alimango-alley', 'Alimango Alley', 'isda-blaster', 'habagat'],
  ['dikya-disco', 'Dikya Disco', 'isda-blaster', 'karagatan'],
  ['lambaklad', 'Lambaklad', 'isda-blaster', 'tikbalang'],
  ['pating-patrol', 'Pating Patrol', 'isda-blaster', 'karagatan'],
  ['bakunawa-of-the-deep', 'Bakunawa of the Deep', 'isda-blaster', 'karagatan'],
  ['sulu-sea-safari', 'Sulu Sea Safari', 'isda-blaster', 'habagat'],
  ['lumba-lumba-leap', 'Lumba-Lumba Leap', 'isda-blaster', 'karagatan'],
  ['pusit-parade', 'Pusit Parade', 'isda-blaster', 'tikbalang'],
  ['puffer-pop', 'Puffer Pop', 'isda-blaster', 'karagatan'],
  ['kabibe-cove', 'Kabibe Cove', 'isda-blaster', 'karagatan'],
  ['laguna-lambat', 'Laguna Lambat', 'isda-blaster', 'habagat', 'new'],
  ['galunggong-galore', 'Galunggong Galore', 'isda-blaster', 'karagatan'],
];

const tableRows: readonly DemoRow[] = [
  ['blackjack', 'Blackjack 21', 'blackjack', 'perya', 'hot'],
  ['roulette', 'Perya Roulette', 'roulette', 'perya'],
  ['plinko', 'Plinko Perya', 'plinko', 'perya', 'hot'],
  ['tongits-tayo', 'Tongits Tayo', 'blackjack', 'salinlahi'],
  ['lucky-9', 'Lucky 9', 'baccarat', 'salinlahi'],
  ['beto-beto', 'Beto-Beto', 'plinko', 'habagat'],
  ['casa-roulette', 'Casa Roulette', 'roulette', 'salinlahi'],
  ['blackjack-binondo', 'Blackjack Binondo', 'blackjack', 'salinlahi'],
  ['pusoy-dos', 'Pusoy Dos', 'baccarat', 'salinlahi'],
  ['baraha-baccarat', 'Baraha Baccarat', 'baccarat', 'salinlahi'],
  ['plinko-patak', 'Plinko Patak', 'plinko', 'habagat', 'new'],
  ['barrio-blackjack', 'Barrio Blackjack', 'blackjack', 'salinlahi', 'new'],
  ['double-blackjack-duo', 'Double Blackjack Duo', 'blackjack', 'tikbalang'],
  ['mini-roulette-merienda', 'Mini Roulette Merienda', 'roulette', 'gumamela'],
  ['hari-ng-baraha', 'Hari ng Baraha', 'blackjack', 'tikbalang'],
  ['plinko-parol', 'Plinko Parol', 'plinko', 'lakandiwa'],
  ['roulette-sinag', 'Roulette Sinag', 'roulette', 'salinlahi'],
  ['blackjack-bituin', 'Blackjack Bituin', 'blackjack', 'gumamela'],
  ['puting-baccarat', 'Puting Baccarat', 'baccarat', 'salinlahi'],
  ['kahon-ng-yaman', 'Kahon ng Yaman', 'plinko', 'lakandiwa'],
  ['hulog-bola', 'Hulog Bola', 'plinko', 'habagat'],
  ['bente-uno', 'Bente-Uno', 'blackjack', 'salinlahi'],
];

const boardRows: readonly DemoRow[] = [
  ['dominoes-sari-sari', 'Dominoes Sari-Sari', 'color-game', 'gumamela'],
  ['palaisipan', 'Palaisipan', 'bingo-75', 'gumamela'],
  ['sungka-stars', 'Sungka Stars', 'bingo-75', 'gumamela', 'hot'],
  ['dama-duel', 'Dama Duel', 'color-game', 'gumamela', 'new'],
  ['pabitin-drop', 'Pabitin Drop', 'plinko', 'habagat', 'hot'],
  ['saranggola', 'Saranggola', 'plinko', 'habagat'],
  ['teks-toss', 'Teks Toss', 'color-game', 'lakandiwa'],
  ['sahig-at-hagdan', 'Sahig at Hagdan', 'plinko', 'habagat'],
  ['snakes-of-sagada', 'Snakes of Sagada', 'plinko', 'tikbalang'],
  ['piko-paths', 'Piko Paths', 'color-game', 'habagat'],
  ['holen-hop', 'Holen Hop', 'plinko', 'habagat', 'new'],
  ['kalye-chess', 'Kalye Chess', 'color-game', 'gumamela'],
  ['mahjong-merienda', 'Mahjong Merienda', 'bingo-75', 'gumamela'],
  ['lata-tumba', 'Lata Tumba', 'plinko', 'lakandiwa'],
  ['barya-o-ibon', 'Barya o Ibon', 'color-game', 'lakandiwa'],
  ['loteria-ng-nayon', 'Loteria ng Nayon', 'bingo-75', 'gumamela'],
];

const bingoRows: readonly DemoRow[] = [
  ['bingo-75', 'Bingo 75', 'bingo-75', 'perya', 'hot'],
  ['bingo-bilis', 'Bingo Bilis', 'bingo-75', 'gumamela', 'new'],
  ['pista-bingo', 'Pista Bingo', 'bingo-75', 'lakandiwa'],
  ['parol-bingo', 'Parol Bingo', 'bingo-75', 'habagat', 'hot'],
  ['barrio-bingo-75', 'Barrio Bingo 75', 'bingo-75', 'perya'],
  ['mango-bingo', 'Mango Bingo', 'bingo-75', 'gumamela'],
  ['turbo-bingo-kidlat', 'Turbo Bingo Kidlat', 'bingo-75', 'lakandiwa', 'new'],
  ['bingo-ni-lola', 'Bingo ni Lola', 'bingo-75', 'habagat'],
  ['sampaguita-bingo', 'Sampaguita Bingo', 'bingo-75', 'perya'],
  ['bingo-bayan', 'Bingo Bayan', 'bingo-75', 'gumamela'],
  ['disco-bingo', 'Disco Bingo', 'bingo-75', 'lakandiwa', 'new'],
  ['bingo-bukid', 'Bingo Bukid', 'bingo-75', 'habagat'],
  ['jeepney-bingo', 'Jeepney Bingo', 'bingo-75', 'perya'],
  ['tala-bingo', 'Tala Bingo', 'bingo-75', 'gumamela'],
  ['bingo-sa-plaza', 'Bingo sa Plaza', 'bingo-75', 'lakandiwa'],
  ['bingo-bahaghari', 'Bingo Bahaghari', 'bingo-75', 'habagat'],
  ['palengke-bingo', 'Palengke Bingo', 'bingo-75', 'perya'],
  ['carabao-bingo', 'Carabao Bingo', 'bingo-75', 'gumamela'],
  ['bingo-isla', 'Bingo Isla', 'bingo-75', 'lakandiwa'],
  ['gabi-ng-bingo', 'Gabi ng Bingo', 'bingo-75', 'habagat'],
];

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
