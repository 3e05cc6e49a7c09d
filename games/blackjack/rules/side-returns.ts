import { type Fraction, fraction } from '@perya/game-kit/fraction';
import type { BetOdds } from '@perya/game-kit/game-module';
import { type Card, deck } from '../../dice-and-cards/deck.ts';
import { pairOf, pairPays, plusThreeOf, plusThreePays } from './side-bets.ts';
import { deckCount } from './table.ts';

export interface SideReturn {
  /** What comes back of what is staked. */
  returned: Fraction;
  /** How often it wins. */
  chance: Fraction;
}

/** In how many ways this card can come after those: six of each card, less those that are out. */
function copiesLeft(card: Card, out: readonly Card[]): number {
  return deckCount - out.filter((other) => other === card).length;
}

/** Every order of two or three cards of the fresh shoe, counted by what they pay. */
function countReturns(
  cards: 2 | 3,
  paysOf: (first: Card, second: Card, third: Card) => bigint | null,
): SideReturn {
  let total = 0n;
  let paid = 0n;
  let winning = 0n;
  const [someCard] = deck as [Card];
  const thirds = cards === 3 ? deck : [someCard];
  for (const first of deck) {
    for (const second of deck) {
      const ways = deckCount * copiesLeft(second, [first]);
      for (const third of thirds) {
        const all = BigInt(cards === 3 ? ways * copiesLeft(third, [first, second]) : ways);
        const pays = paysOf(first, second, third);
        total += all;
        if (pays === null) continue;
        winning += all;
        paid += all * (pays + 1n);
      }
    }
  }
  return { returned: fraction(paid, total), chance: fraction(winning, total) };
}

/** The exact return of 21+3, of any hand: every order of the shoe is equally likely. */
export function computePlusThree(): SideReturn {
  return countReturns(3, (first, second, dealer) => {
    const made = plusThreeOf(first, second, dealer);
    return made && plusThreePays[made];
  });
}

/** The exact return of Perfect Pairs. */
export function computePairs(): SideReturn {
  return countReturns(2, (first, second) => {
    const made = pairOf(first, second);
    return made && pairPays[made];
  });
}

export function computeBetOdds(): BetOdds[] {
  return [
    { name: '21+3', ...computePlusThree() },
    { name: 'Perfect Pairs', ...computePairs() },
  ];
}
