import { BetRefused, type Step } from '@perya/game-kit/game';
import { pickWeighted } from '@perya/game-kit/pick-weighted';
import type { RandomSource } from '@perya/game-kit/random';
import { type Centavos, centavos } from '@perya/money';
import type { Bet, Move } from './magazine.ts';
import {
  catchChanceOf,
  type Species,
  type SpeciesId,
  speciesById,
  speciesList,
} from './species.ts';

export interface Shot {
  target: SpeciesId;
  /** What the catch pays, in bullets; 0 for a miss. */
  multiplier: number;
}

/** All that was fired at one species. */
interface Tally {
  target: SpeciesId;
  shots: number;
  catches: number;
  won: Centavos;
}

export interface State {
  bulletValue: Centavos;
  bullets: number;
  bulletsLeft: number;
  tallies: readonly Tally[];
  /** The shots of the last move, which the scene plays. */
  volley: readonly Shot[];
  won: Centavos;
  isFinished: boolean;
}

const noTarget = {
  en: 'There is no such target in this sea.',
  tl: 'Walang ganitong target sa dagat na ito.',
};
const tooManyShots = {
  en: 'There are not so many bullets left.',
  tl: 'Kulang na ang natitirang bala para diyan.',
};
const alreadyFinished = { en: 'This round is finished.', tl: 'Tapos na ang round na ito.' };

export function open({ bulletValue, bullets }: Bet): Step<State> {
  return {
    state: {
      bulletValue,
      bullets,
      bulletsLeft: bullets,
      tallies: speciesList.map(({ id }) => ({
        target: id,
        shots: 0,
        catches: 0,
        won: centavos(0),
      })),
      volley: [],
      won: centavos(0),
      isFinished: false,
    },
    payout: null,
  };
}

function drawPrize({ prizes }: Species, random: RandomSource): number {
  // A fish has one prize, and what is certain takes no draw from the stream.
  const weights = prizes.map(({ weight }) => weight);
  const place = prizes.length === 1 ? 0 : pickWeighted(weights, random);
  return prizes[place]?.multiplier ?? 0;
}

/** Worked out once: a simulation fires hundreds of millions of shots. */
const catchChances = Object.fromEntries(
  speciesList.map((species) => {
    const { numerator, denominator } = catchChanceOf(species);
    return [species.id, { numerator: Number(numerator), denominator: Number(denominator) }];
  }),
) as Record<SpeciesId, { numerator: number; denominator: number }>;

function fire(target: SpeciesId, random: RandomSource): Shot {
  const species = speciesById.get(target);
  if (!species) throw new BetRefused(noTarget);
  const { numerator, denominator } = catchChances[target];
  const isCaught = random.below(denominator) < numerator;
  return { target, multiplier: isCaught ? drawPrize(species, random) : 0 };
}

const priceOf = (state: State, multiplier: number) =>
  centavos(state.bulletValue * BigInt(multiplier));

/** A bullet that was never fired was never played: its price comes back as stake and is no payout. */
export function unfiredOf({ bulletValue, bulletsLeft }: State): Centavos {
  return centavos(bulletValue * BigInt(bulletsLeft));
}

function finish(state: State): Step<State> {
  const finished = { ...state, isFinished: true };
  return { state: finished, payout: finished.won, stakeReturned: unfiredOf(finished) };
}

export function move(state: State, asked: Move, random: RandomSource): Step<State> {
  if (state.isFinished) throw new BetRefused(alreadyFinished);
  if (asked.kind === 'finish') return finish({ ...state, volley: [] });
  if (asked.targets.length > state.bulletsLeft) throw new BetRefused(tooManyShots);

  const volley = asked.targets.map((target) => fire(target, random));
  const multiplier = volley.reduce((sum, shot) => sum + shot.multiplier, 0);
  const after: State = {
    ...state,
    bulletsLeft: state.bulletsLeft - volley.length,
    tallies: state.tallies.map((tally) => addTo(tally, volley, state)),
    volley,
    won: centavos(state.won + priceOf(state, multiplier)),
  };
  return after.bulletsLeft === 0 ? finish(after) : { state: after, payout: null };
}

function addTo(tally: Tally, volley: readonly Shot[], state: State): Tally {
  const mine = volley.filter(({ target }) => target === tally.target);
  const multiplier = mine.reduce((sum, shot) => sum + shot.multiplier, 0);
  return {
    ...tally,
    shots: tally.shots + mine.length,
    catches: tally.catches + mine.filter((shot) => shot.multiplier > 0).length,
    won: centavos(tally.won + priceOf(state, multiplier)),
  };
}
