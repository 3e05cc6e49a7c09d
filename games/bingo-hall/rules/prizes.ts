import { type Pattern, patterns } from '../../bingo-75/rules/patterns.ts';

const patternOf = (id: string): Pattern => {
  const found = patterns.find((each) => each.id === id);
  if (!found) throw new Error(`There is no pattern ${id}`);
  return found;
};

const line = patternOf('line');
export const fullHouse = patternOf('full-house');

const corners: Pattern = {
  id: 'corners',
  name: { en: 'Four corners', tl: 'Apat na kanto' },
  shapes: [[0, 4, 20, 24]],
  shapesNeeded: 1,
  tiers: [],
};

/** A prize out of the pot: whoever has the pattern first, by one ball, shares this part of what was staked. */
export interface PotPrize {
  pattern: Pattern;
  /** Of a hundred pesos staked in the draw. */
  share: number;
}

/** A prize of the house: every card that has the pattern by this ball is paid so many times its price. */
export interface EarlyPrize {
  pattern: Pattern;
  ballMax: number;
  times: number;
}

export const earlyPrizes: readonly EarlyPrize[] = [
  { pattern: line, ballMax: 15, times: 25 },
  { pattern: corners, ballMax: 22, times: 15 },
];

/** What an early full house was paid while the hall had no pool: draws of then are proved by it. */
export const earlyPrizesBefore: readonly EarlyPrize[] = [
  ...earlyPrizes,
  { pattern: fullHouse, ballMax: 50, times: 5_000 },
];

/** The draw goes on for at least so many balls, whoever has won what. */
export const ballsAtLeast = Math.max(...earlyPrizes.map(({ ballMax }) => ballMax));
export const ballsAtLeastBefore = Math.max(...earlyPrizesBefore.map(({ ballMax }) => ballMax));

/** One draw of the timetable: what a card costs in it, and what is played for between the line and the full house. */
export interface Programme {
  pricePesos: number;
  pattern: Pattern;
}

const letterX = patternOf('letter-x');
const frame = patternOf('frame');

/** One draw after the other, then from the beginning: the dear one comes every ten minutes. */
export const programmes: readonly Programme[] = [
  { pricePesos: 20, pattern: frame },
  { pricePesos: 2, pattern: letterX },
  { pricePesos: 5, pattern: letterX },
  { pricePesos: 2, pattern: frame },
  { pricePesos: 5, pattern: frame },
];

/** In the order in which they fall: each pattern has the one before in it. */
export const potPrizesOf = ({ pattern }: Programme): readonly PotPrize[] => [
  { pattern: line, share: 10 },
  { pattern, share: 15 },
  { pattern: fullHouse, share: 45 },
];

/** A bell every two minutes, at whole minutes of the clock. */
export const bellEveryMs = 120_000;

/** Which draw of the timetable begins with this bell. */
export const drawAt = (bellAtMs: number): number =>
  Math.round(bellAtMs / bellEveryMs) % programmes.length;

export function programmeOf(draw: number): Programme {
  const programme = programmes[draw];
  if (!programme) throw new RangeError(`There is no draw ${draw} in the timetable`);
  return programme;
}
