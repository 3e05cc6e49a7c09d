import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { BetRefused, type GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { describeRound, type State } from './describe-round.ts';
import {
  type MagazineBet,
  type Move,
  moveInMagazine,
  openMagazine,
  parseMagazine,
  parseMove,
  stakeOfMagazine,
} from './magazine.ts';
import { catchChanceOf, speciesList } from './species.ts';
import {
  openVolley,
  parseVolley,
  presentEdition,
  stakeOfVolley,
  stakeRange,
  type VolleyBet,
} from './volley.ts';

export { info } from './info.ts';
export { cannonCount as mates } from './volley.ts';

export type Bet = VolleyBet | MagazineBet;
/** Nothing of a round is hidden: a shot is decided when it is fired. */
export type Shown = State;

const badBet = {
  en: 'Choose what a bullet costs and what to shoot at.',
  tl: 'Piliin ang halaga ng bala at kung ano ang babarilin.',
};
const newRules = {
  en: 'The game has new rules. Please open it again.',
  tl: 'May bagong tuntunin ang laro. Pakibuksan ulit.',
};
const isOver = {
  en: 'These shots are over. Fire again.',
  tl: 'Tapos na ang mga putok na ito. Bumaril ulit.',
};

export const rules: GameRules<Bet, Move, Shown, Shown> = {
  slug: 'isda-blaster',
  name: 'Isda Blaster',
  kind: 'fishing',
  stakeRange,
  rtpBasisPoints: 9_600,
  parseBet(input) {
    if (typeof input !== 'object' || input === null) throw new BetRefused(badBet);
    const fields = input as Record<string, unknown>;
    return 'targets' in fields ? parseVolley(fields) : parseMagazine(fields);
  },
  toPresentRules(bet) {
    // Only a page from before the change asks for a magazine.
    if ('bullets' in bet) throw new BetRefused(newRules);
    return bet;
  },
  parseMove,
  stakeOf: (bet) => ('bullets' in bet ? stakeOfMagazine(bet) : stakeOfVolley(bet)),
  open: (bet, random) => ('bullets' in bet ? openMagazine(bet) : openVolley(bet, random)),
  extraStakeOf: () => centavos(0),
  move(state, move, random) {
    if ('edition' in state) throw new BetRefused(isOver);
    return moveInMagazine(state, move, random);
  },
  show: (state) => state,
  describe: describeRound,
};

/** Fires once at everything that swims. */
export const simulatedPlay: SimulatedPlay<Bet, Move, Shown> = {
  bet: {
    edition: presentEdition,
    bulletValue: centavos(100),
    targets: speciesList.map(({ id }) => id),
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
