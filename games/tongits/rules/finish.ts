import type { Centavos } from '@perya/money';
import { centavos } from '@perya/money';
import { ofUnits, unitsAtStake, withoutRake } from './bet.ts';
import { layOut } from './melds.ts';
import {
  type Each,
  isOpened,
  nextOf,
  type Place,
  places,
  type Result,
  type State,
} from './state.ts';

const three = <Item>(of: (place: Place) => Item): Each<Item> => [of(0), of(1), of(2)];

type Ended = Pick<Result, 'ending' | 'winner'>;

/** Everybody pays a unit; who was burned or lost a challenge pays two; a tongits costs the others all three. */
function unitsOf(state: State, { ending, winner }: Ended, burned: Each<boolean>): Each<number> {
  if (winner === null) return [0, 0, 0];
  return three((place) => {
    if (place === winner) return 1;
    if (ending === 'tongits') return unitsAtStake;
    const answer = state.answers[place];
    return burned[place] || answer === 'challenge' || answer === 'fight' ? 2 : 1;
  });
}

export function finish(state: State, ended: Ended): State {
  const burned = three((place) => !isOpened(state, place) && place !== ended.winner);
  const result: Result = {
    ...ended,
    points: three((place) => layOut(state.hands[place]).points),
    burned,
    units: unitsOf(state, ended, burned),
  };
  return { ...state, phase: 'finished', result };
}

/** The lowest of these seats; of several the first that is named. */
function lowestOf(state: State, seats: readonly Place[]): Place | null {
  let best: { place: Place; points: number } | null = null;
  for (const place of seats) {
    const { points } = layOut(state.hands[place]);
    if (!best || points < best.points) best = { place, points };
  }
  return best?.place ?? null;
}

/** The stock has run out: the lowest of those with a meld open wins; at a tie whoever drew the last card, then in order of play. */
export function finishByStock(state: State): State {
  const first = state.drewLast;
  const order = [first, nextOf(first), nextOf(nextOf(first))];
  const winner = lowestOf(
    state,
    order.filter((place) => isOpened(state, place)),
  );
  return finish(state, { ending: winner === null ? 'drawn' : 'stock', winner });
}

/** Everybody has answered a fight. At a tie a challenger wins, and of two the one who plays first after the caller. */
export function finishByFight(state: State): State {
  const caller = places.find((place) => state.answers[place] === 'fight') ?? 0;
  const order = [nextOf(caller), nextOf(nextOf(caller))].filter(
    (place) => state.answers[place] === 'challenge',
  );
  return finish(state, { ending: 'fight', winner: lowestOf(state, [...order, caller]) });
}

interface Paid {
  payout: Centavos;
  stakeReturned: Centavos;
}

/** What a seat is paid, and what of its stake was not played for. */
export function paidTo(
  { unit, result }: Pick<State, 'unit' | 'result'>,
  place: Place,
): Paid | null {
  if (!result) return null;
  const stakeReturned = ofUnits(unit, unitsAtStake - result.units[place]);
  if (result.winner !== place) return { payout: centavos(0), stakeReturned };
  return { payout: withoutRake(potOf(unit, result)), stakeReturned };
}

export const potOf = (unit: Centavos, { units }: Pick<Result, 'units'>): Centavos =>
  ofUnits(
    unit,
    units.reduce((sum, each) => sum + each, 0),
  );
