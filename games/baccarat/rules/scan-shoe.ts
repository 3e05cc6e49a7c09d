import { deckCount } from './paytable.ts';
import { doesBankerDraw, doesPlayerDraw, isNatural, type Outcome, outcomeOf } from './tableau.ts';

const pointValues = Array.from({ length: 10 }, (_, points) => points);

/** How many of each: tens and courts count 0, so there are four times as many of them. */
const fullShoe = pointValues.map((points) => (points === 0 ? 16 : 4) * deckCount);
const cardCount = fullShoe.reduce((sum, count) => sum + count, 0);

export type OutcomeWays = Record<Outcome, number>;

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
 * Every order in which the first six cards of a fresh shoe can lie, counted by the winner of the
 * round that they give. A round that needs fewer cards counts once for each order of the rest. There
 * are 416 · 415 · 414 · 413 · 412 · 411 of them, below 2^53, so each count is exact.
 */
export function scanShoe(): OutcomeWays {
  const shoe = [...fullShoe];
  const found: OutcomeWays = { player: 0, banker: 0, tie: 0 };

  const settle = (player: number, banker: number, ways: number, usedCards: number) => {
    found[outcomeOf(player, banker)] += ways * waysOfRest(usedCards);
  };
  const finishBanker = (
    player: number,
    banker: number,
    third: number | null,
    ways: number,
    usedCards: number,
  ) => {
    if (!doesBankerDraw(banker, third)) return settle(player, banker, ways, usedCards);
    forEachNext(shoe, (points, left) => {
      settle(player, (banker + points) % 10, ways * left, usedCards + 1);
    });
  };
  const drawThirds = (player: number, banker: number, ways: number) => {
    if (isNatural(player) || isNatural(banker)) return settle(player, banker, ways, 4);
    if (!doesPlayerDraw(player)) return finishBanker(player, banker, null, ways, 4);
    forEachNext(shoe, (points, left) => {
      finishBanker((player + points) % 10, banker, points, ways * left, 5);
    });
  };

  forEachNext(shoe, (first, a) => {
    forEachNext(shoe, (second, b) => {
      forEachNext(shoe, (third, c) => {
        forEachNext(shoe, (fourth, d) => {
          drawThirds((first + third) % 10, (second + fourth) % 10, a * b * c * d);
        });
      });
    });
  });
  return found;
}
