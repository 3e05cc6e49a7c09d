import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { chanceBy } from '../../bingo-75/rules/chances.ts';
import { type EarlyPrize, earlyPrizes, potPrizesOf, programmeOf } from './prizes.ts';

/** What of a hundred pesos the pot pays back: the same in every draw, whoever wins it. */
export const potReturn = (): Fraction =>
  potPrizesOf(programmeOf(0)).reduce((sum, { share }) => add(sum, fraction(share, 100)), zero);

export const chanceOf = ({ pattern, ballMax }: EarlyPrize): Fraction => chanceBy(pattern, ballMax);

const earlyReturn = (prize: EarlyPrize): Fraction =>
  multiply(fraction(prize.times), chanceOf(prize));

/** The pot is paid whole, and an early prize depends on the card alone: what both return adds up. */
export function computeRtp(): Fraction {
  return earlyPrizes.reduce((sum, prize) => add(sum, earlyReturn(prize)), potReturn());
}
