import type { DemoGame } from './games/demo-game.ts';
import { demoGames } from './games.ts';

/** A generated game, for load tests of the catalogue: a demo game under another name with the same cover. */
export interface GeneratedGame extends DemoGame {
  /** The code of the demo game whose cover it has. */
  cover: string;
}

const openings = [
  ...['Bagong', 'Gintong', 'Masayang', 'Mahiwagang', 'Munting', 'Dakilang', 'Maharlikang'],
  ...['Makulay na', 'Tahimik na', 'Matapang na', 'Malayang', 'Lihim na', 'Masaganang', 'Sinaunang'],
  ...['Golden', 'Silver', 'Lucky', 'Royal', 'Wild', 'Hidden', 'Grand', 'Midnight', 'Sunrise'],
];
const middles = [
  ...['Agila', 'Bulkan', 'Bituin', 'Dalampasigan', 'Diwata', 'Hardin', 'Kalabaw', 'Kidlat'],
  ...['Lawin', 'Mutya', 'Pagong', 'Pamaypay', 'Parola', 'Perlas', 'Pista', 'Sampaguita'],
  ...['Sarimanok', 'Talon', 'Tarsier', 'Ulan', 'Yate', 'Jeepney', 'Mango', 'Bakawan', 'Salamin'],
];
const endings = [
  ...['Rush', 'Quest', 'Nights', 'Fiesta', 'Riches', 'Treasure', 'Parade', 'Journey', 'Legends'],
  ...['Spin', 'Carnival', 'Dreams', 'Voyage', 'Kingdom', 'Harvest', 'Festival', 'Bounty', 'Magic'],
];

const pairs = openings.length * middles.length;

const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

const codeOf = (name: string, place: number): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}-${place + 1}`;

/** The first so many generated games; the same place always gives the same game. */
export function generateGames(count: number): GeneratedGame[] {
  return Array.from({ length: count }, (_, place) => {
    const { isHot, isNew, isMaintained, ...model } = pick(demoGames, place);
    const words = [
      pick(openings, place),
      pick(middles, Math.floor(place / openings.length)),
      pick(endings, Math.floor(place / pairs) + (place % openings.length)),
    ];
    // Past the last combination the numbers tell the games apart.
    const turn = Math.floor(place / (pairs * endings.length));
    const name = [...words, ...(turn > 0 ? [String(turn + 1)] : [])].join(' ');
    return { ...model, code: codeOf(name, place), name, cover: model.code };
  });
}
