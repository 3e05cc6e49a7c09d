import { type Art, type Placement, placed, placeIcon } from '../drawing/place-icon.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { colourDice, parol, prizeWheel, saranggola, sungka, wheelOfTheFair } from './fair.ts';
import { chips, coin, ticket } from './money.ts';
import { sampaguita, tarsier } from './nature.ts';
import { colourCube, luckySeven, plinko, salakot } from './play.ts';
import {
  aces,
  ballBlue,
  ballGold,
  ballGreen,
  ballRed,
  bingoBalls,
  blackjack,
  domino,
  duel,
  lucky9,
  natural,
  roulette,
  straight,
  trio,
} from './table.ts';
import { jeepney, kubo, vinta } from './travel.ts';

/** Our own drawings, each in a 100 × 100 box, named `perya:…` beside the icon sets. */
const DRAWINGS: Record<string, (sheet: Sheet) => string> = {
  aces,
  'ball-blue': ballBlue,
  'ball-gold': ballGold,
  'ball-green': ballGreen,
  'ball-red': ballRed,
  'bingo-balls': bingoBalls,
  blackjack,
  chips,
  coin,
  'colour-cube': colourCube,
  'colour-dice': colourDice,
  domino,
  duel,
  'ferris-wheel': wheelOfTheFair,
  jeepney,
  kubo,
  'lucky-9': lucky9,
  'lucky-seven': luckySeven,
  natural,
  parol,
  plinko,
  'prize-wheel': prizeWheel,
  roulette,
  salakot,
  sampaguita,
  saranggola,
  straight,
  sungka,
  tarsier,
  ticket,
  trio,
  vinta,
};

export const DRAWING_NAMES = Object.keys(DRAWINGS);

export function drawArt(sheet: Sheet, art: Art, at: Placement): string {
  if (!art.startsWith('perya:')) return placeIcon(sheet, art, at);
  const draw = DRAWINGS[art.slice('perya:'.length)];
  if (!draw) throw new Error(`There is no drawing "${art}".`);
  const id = sheet.define(`drawing ${art}`, (made) => `<g id="${made}">${draw(sheet)}</g>`);
  return placed(`<use href="#${id}"/>`, 100, at);
}
