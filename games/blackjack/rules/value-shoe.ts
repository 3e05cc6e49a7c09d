import { deckCount } from './table.ts';

/** A shoe that knows only how many cards of each value it holds: 1 for an ace to 10 for ten-cards. */
export interface ValueShoe {
  countOf(value: number): number;
  cardsLeft(): number;
  chanceOf(value: number): number;
  /** Runs once for each value that is left, with one such card taken, and the chance of it. */
  drawEach(run: (value: number, chance: number) => void): void;
  /** The same for the same cards left. */
  key(): string;
}

export function createValueShoe(): ValueShoe {
  const left = new Uint8Array(11).fill(4 * deckCount, 1);
  left[10] = 16 * deckCount;
  let cardsLeft = 52 * deckCount;
  const countOf = (value: number) => left[value] ?? 0;
  const shoe: ValueShoe = {
    countOf,
    cardsLeft: () => cardsLeft,
    chanceOf: (value) => countOf(value) / cardsLeft,
    drawEach(run) {
      for (let value = 1; value <= 10; value += 1) {
        const chance = shoe.chanceOf(value);
        if (chance === 0) continue;
        left[value] = countOf(value) - 1;
        cardsLeft -= 1;
        run(value, chance);
        cardsLeft += 1;
        left[value] = countOf(value) + 1;
      }
    },
    key: () => left.join(),
  };
  return shoe;
}
