import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { chanceBy } from '../../bingo-75/rules/chances.ts';
import { poolReturn } from './pool.ts';
import { type EarlyPrize, earlyPrizes, potPrizesOf, programmeOf } from './prizes.ts';

/** What of a hundred pesos the pot pays back: the same in every draw, whoever wins it. */
export const potReturn = (): Fraction =>
  potPrizesOf(programmeOf(0)).reduce((sum, { share }) => add(sum, fraction(share, 100)), zero);

export const chanceOf = ({ pattern, ballMax }: EarlyPrize): Fraction => chanceBy(pattern, ballMax);

const earlyReturn = (prize: EarlyPrize): Fraction =>
  multiply(fraction(prize.times), chanceOf(prize));

export const earlyReturns = (): Fraction =>
  earlyPrizes.reduce((sum, prize) => add(sum, earlyReturn(prize)), zero);

/** The pot is paid whole, the pool some day, and an early prize depends on the card alone: what they return adds up. */
export const computeRtp = (): Fraction => add(add(potReturn(), poolReturn()), earlyReturns());
