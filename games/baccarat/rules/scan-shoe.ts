import { type Fraction, fraction } from '@perya/game-kit/fraction';
import { deckCount } from './paytable.ts';
import type { Result } from './spots.ts';
import { doesBankerDraw, doesPlayerDraw, isNatural, outcomeOf } from './tableau.ts';

const pointValues = Array.from({ length: 10 }, (_, points) => points);

/** How many of each: tens and courts count 0, so there are four times as many of them. */
const fullShoe = pointValues.map((points) => (points === 0 ? 16 : 4) * deckCount);
const cardCount = fullShoe.reduce((sum, count) => sum + count, 0);

/** Totals and numbers of cards of both hands, and in how many orders they come. */
export interface CountedDeal extends Omit<Result, 'hasPlayerPair' | 'hasBankerPair'> {
  ways: number;
}

/**
 * Visits the point values that can come next with the number of cards that bring each, and puts the
 * card back afterwards.
 */
function forEachNext(shoe: number[], visit: (points: number, ways: number) => void): void {
  for (const points of pointValues) {
    const left = shoe[points] ?? 0;
    if (left === 0) continue;
    shoe[points] = left - 1;
    visit(points, left);
    shoe[points] = left;
  }
}

/** How many ways the rest of six cards can lie after four, five or six were used. */
function waysOfRest(usedCards: number): number {
  let ways = 1;
  for (let used = usedCards; used < 6; used += 1) ways *= cardCount - used;
  return ways;
}

/**
 * Every order in which the first six cards of a fresh shoe can lie, counted by the totals and numbers of cards
 * that they give. A round that needs fewer cards counts once for each order of the rest. There are
 * 416 · 415 · 414 · 413 · 412 · 411 of them, below 2^53, so each count is exact. Pairs go by ranks, which point
 * values do not tell; they are counted apart (`pairChance`).
 */
export function scanShoe(): CountedDeal[] {
  const shoe = [...fullShoe];
  const found = new Map<number, CountedDeal>();

  const settle = (player: Hand, banker: Hand, ways: number) => {
    const usedCards = player.cards + banker.cards;
    const key = (player.total * 10 + banker.total) * 10 + (player.cards - 2) * 2 + banker.cards - 2;
    const counted = found.get(key) ?? {
      outcome: outcomeOf(player.total, banker.total),
      player: player.total,
      banker: banker.total,
      playerCards: player.cards,
      bankerCards: banker.cards,
      ways: 0,
    };
    counted.ways += ways * waysOfRest(usedCards);
    found.set(key, counted);
  };
  const finishBanker = (player: Hand, banker: Hand, third: number | null, ways: number) => {
    if (!doesBankerDraw(banker.total, third)) return settle(player, banker, ways);
    forEachNext(shoe, (points, left) => settle(player, drawn(banker, points), ways * left));
  };
  const drawThirds = (player: Hand, banker: Hand, ways: number) => {
    if (isNatural(player.total) || isNatural(banker.total)) return settle(player, banker, ways);
    if (!doesPlayerDraw(player.total)) return finishBanker(player, banker, null, ways);
    forEachNext(shoe, (points, left) => {
      finishBanker(drawn(player, points), banker, points, ways * left);
    });
  };

  forEachNext(shoe, (first, a) => {
    forEachNext(shoe, (second, b) => {
      forEachNext(shoe, (third, c) => {
        forEachNext(shoe, (fourth, d) => {
          const player = { total: (first + third) % 10, cards: 2 };
          const banker = { total: (second + fourth) % 10, cards: 2 };
          drawThirds(player, banker, a * b * c * d);
        });
      });
    });
  });
  return [...found.values()];
}

interface Hand {
  total: number;
  cards: number;
}

function drawn({ total, cards }: Hand, points: number): Hand {
  return { total: (total + points) % 10, cards: cards + 1 };
}

/** Whatever the first card is, so many of the others have its rank. */
export function pairChance(): Fraction {
  return fraction(BigInt(4 * deckCount - 1), BigInt(cardCount - 1));
}
