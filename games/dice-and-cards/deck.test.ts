import type { RandomSource } from '@perya/game-kit/random';
import { describe, expect, it } from 'vitest';
import { cardSign, cardText, deck, drawCard, freshShoe, type Shoe } from './deck.ts';

/** Answers the numbers it was given, and notes between how many it had to choose. */
function scripted(numbers: readonly number[]): RandomSource & { bounds: number[] } {
  const bounds: number[] = [];
  return {
    bounds,
    below: (bound) => {
      bounds.push(bound);
      return numbers[bounds.length - 1] ?? 0;
    },
  };
}

function drawMany(deckCount: number, numbers: readonly number[]) {
  const random = scripted(numbers);
  let shoe: Shoe = freshShoe(deckCount);
  const cards = numbers.map(() => {
    const drawn = drawCard(shoe, random);
    shoe = drawn.shoe;
    return drawn.card;
  });
  return { cards, shoe, bounds: random.bounds };
}

describe('a shoe', () => {
  it('deals each card of every deck exactly once, however it is drawn', () => {
    for (const step of [0, 1, 7, 50]) {
      const numbers = Array.from({ length: 104 }, (_, index) => (index * step) % (104 - index));
      const { cards, shoe } = drawMany(2, numbers);
      expect(cards.toSorted()).toEqual([...deck, ...deck].toSorted());
      expect(shoe.dealtPlaces).toEqual(Array.from({ length: 104 }, (_, index) => index));
    }
  });

  it('chooses among the cards that are left, and leaves the shoe it was handed alone', () => {
    const { bounds } = drawMany(8, [0, 0, 0]);
    expect(bounds).toEqual([416, 415, 414]);
    const shoe = freshShoe(1);
    drawCard(shoe, scripted([3]));
    expect(shoe.dealtPlaces).toEqual([]);
  });

  it('steps over what was dealt before', () => {
    expect(drawMany(1, [0, 0, 2, 48]).cards).toEqual(['As', '2s', '5s', 'Kc']);
  });
});

describe('a card', () => {
  it('is written in words and in signs', () => {
    expect(cardText('As')).toEqual({ en: 'ace of spades', tl: 'alas na espada' });
    expect(cardSign('Th')).toBe('10♥');
    expect(new Set(deck.map((card) => cardText(card).tl)).size).toBe(52);
  });
});
