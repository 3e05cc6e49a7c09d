import type { RandomSource } from '@perya/game-kit/random';
import { type Card, deck } from '../../dice-and-cards/deck.ts';

/** Deals the given cards in this order: player, dealer, player, hole card, then as they are asked for. */
export function stacked(cards: readonly Card[]): RandomSource {
  const dealt: number[] = [];
  return {
    below: () => {
      const card = cards[dealt.length];
      if (!card) throw new Error('The rules drew more cards than the test stacked');
      const copies = dealt.filter((place) => deck[place % 52] === card).length;
      const place = deck.indexOf(card) + 52 * copies;
      const rank = place - dealt.filter((other) => other < place).length;
      dealt.push(place);
      return rank;
    },
  };
}
