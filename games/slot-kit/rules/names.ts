import type { Text } from '@perya/game-kit/game';

/** Every picture that a slot of ours can show. The art of each stands in `../art`. */
export const symbolNames = {
  wheel: { en: 'Ferris wheel', tl: 'Tsubibo' },
  parol: { en: 'Parol', tl: 'Parol' },
  jeepney: { en: 'Jeepney', tl: 'Dyip' },
  horse: { en: 'Carousel horse', tl: 'Kabayong karusel' },
  sorbetes: { en: 'Sorbetes', tl: 'Sorbetes' },
  kite: { en: 'Kite', tl: 'Saranggola' },
  balloon: { en: 'Balloons', tl: 'Lobo' },
  top: { en: 'Spinning top', tl: 'Trumpo' },
  popcorn: { en: 'Popcorn', tl: 'Popcorn' },
  mango: { en: 'Mango', tl: 'Mangga' },
  kubo: { en: 'Nipa hut', tl: 'Bahay kubo' },
  kalabasa: { en: 'Squash', tl: 'Kalabasa' },
  talong: { en: 'Eggplant', tl: 'Talong' },
  kamatis: { en: 'Tomato', tl: 'Kamatis' },
  labanos: { en: 'Radish', tl: 'Labanos' },
  sitaw: { en: 'String beans', tl: 'Sitaw' },
  sibuyas: { en: 'Onion', tl: 'Sibuyas' },
  bawang: { en: 'Garlic', tl: 'Bawang' },
  mani: { en: 'Peanut', tl: 'Mani' },
  salakot: { en: 'Golden salakot', tl: 'Gintong salakot' },
  kalabaw: { en: 'Carabao', tl: 'Kalabaw' },
  coin: { en: 'Gold coin', tl: 'Gintong barya' },
  mini: { en: 'Mini', tl: 'Mini' },
  minor: { en: 'Minor', tl: 'Minor' },
  basket: { en: 'Basket', tl: 'Bayong' },
  sun: { en: 'Sun', tl: 'Araw' },
  tandang: { en: 'Rooster', tl: 'Tandang' },
  banga: { en: 'Clay jar', tl: 'Banga' },
  palay: { en: 'Rice', tl: 'Palay' },
  gumamela: { en: 'Hibiscus', tl: 'Gumamela' },
  niyog: { en: 'Coconut', tl: 'Niyog' },
  saging: { en: 'Banana', tl: 'Saging' },
} as const satisfies Record<string, Text>;

export type SymbolId = keyof typeof symbolNames;
