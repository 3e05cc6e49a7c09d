import { type Pattern, patterns } from '../rules/patterns.ts';
import { type Card, callsOf, type Prize, type State } from '../rules/round.ts';

/** What a card has come to after some of the balls. */
export interface CardProgress {
  card: Card;
  /** Cells whose numbers are called; the free centre is among them. */
  calledCells: ReadonlySet<number>;
  /** Cells of patterns that are paid. */
  wonCells: ReadonlySet<number>;
  prizes: readonly Prize[];
}

/** The cells of every shape of the pattern that was complete when it was paid. */
function cellsOf(pattern: Pattern, card: Card, calls: readonly number[], ball: number): number[] {
  return pattern.shapes
    .filter((shape) => shape.every((cell) => (calls[card[cell] ?? 0] ?? 0) <= ball))
    .flat();
}

export function progressOf(state: State, cardAt: number, drawn: number): CardProgress {
  const card = state.cards[cardAt] ?? [];
  const calls = callsOf(state.balls);
  const prizes = (state.prizes[cardAt] ?? []).filter(({ ball }) => ball <= drawn);
  const wonCells = prizes.flatMap((prize) => {
    const pattern = patterns.find(({ id }) => id === prize.pattern);
    return pattern ? cellsOf(pattern, card, calls, prize.ball) : [];
  });
  const calledCells = card.flatMap((number, cell) => ((calls[number] ?? 0) <= drawn ? [cell] : []));
  return { card, calledCells: new Set(calledCells), wonCells: new Set(wonCells), prizes };
}

/** What the pattern would pay on the next ball; null once it is too late for it. */
export function nextTierOf({ tiers }: Pattern, drawn: number): Pattern['tiers'][number] | null {
  return tiers.find(({ ballMax }) => drawn < ballMax) ?? null;
}
