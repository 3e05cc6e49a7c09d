import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { describeRound } from './describe-round.ts';
import {
  type Bet,
  type Move,
  parseBet,
  parseMove,
  stakeOf,
  stakeRange,
  volleyMax,
} from './magazine.ts';
import { move, open, type State } from './round.ts';
import { catchChanceOf, speciesList } from './species.ts';

export { info } from './info.ts';

/** Nothing of a round is hidden: a shot is decided when it is fired. */
export type Shown = State;

export const rules: GameRules<Bet, Move, State, Shown> = {
  slug: 'isda-blaster',
  name: 'Isda Blaster',
  kind: 'fishing',
  stakeRange,
  rtpBasisPoints: 9_600,
  parseBet,
  parseMove,
  stakeOf,
  open,
  extraStakeOf: () => centavos(0),
  move,
  show: (state) => state,
  describe: describeRound,
};

/**
 * Fires at everything that swims and now and then stops early: bullets that come back are not part of
 * the stake, so they change nothing about the return.
 */
export const simulatedPlay: SimulatedPlay<Bet, Move, State> = {
  bet: { bulletValue: centavos(100), bullets: 20 },
  chooseMove: ({ bullets, bulletsLeft }, random) => {
    if (bulletsLeft < bullets && random.below(4) === 0) return { kind: 'finish' };
    return {
      kind: 'shoot',
      targets: Array.from(
        { length: Math.min(volleyMax, bulletsLeft) },
        () => speciesList[random.below(speciesList.length)]?.id ?? 'dilis',
      ),
    };
  },
};

/** The return of one bullet fired at each species in turn: chance of a catch × prizes by their weights. */
export function computeRtp(): Fraction {
  const returns = speciesList.map((species) => {
    const weight = species.prizes.reduce((sum, prize) => sum + prize.weight, 0);
    return species.prizes.reduce(
      (sum, prize) =>
        add(
          sum,
          multiply(catchChanceOf(species), fraction(prize.multiplier * prize.weight, weight)),
        ),
      zero,
    );
  });
  return multiply(returns.reduce(add, zero), fraction(1, speciesList.length));
}
