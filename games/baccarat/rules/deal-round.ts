import type { RandomSource } from '@perya/game-kit/random';
import { type Card, drawCard, type Shoe } from '../../dice-and-cards/deck.ts';
import { doesBankerDraw, doesPlayerDraw, handPoints, isNatural, pointsOf } from './tableau.ts';

export interface Hands {
  player: readonly Card[];
  banker: readonly Card[];
}

/** One card each in turn, twice, then the third cards by the tableau. The shoe handed in is not changed. */
export function dealRound(from: Shoe, random: RandomSource): { hands: Hands; shoe: Shoe } {
  let shoe = from;
  const draw = (): Card => {
    const drawn = drawCard(shoe, random);
    shoe = drawn.shoe;
    return drawn.card;
  };
  const player = [draw()];
  const banker = [draw()];
  player.push(draw());
  banker.push(draw());
  const playerTotal = handPoints(player);
  const bankerTotal = handPoints(banker);
  if (!isNatural(playerTotal) && !isNatural(bankerTotal)) {
    const third = doesPlayerDraw(playerTotal) ? draw() : null;
    if (third) player.push(third);
    if (doesBankerDraw(bankerTotal, third && pointsOf(third))) banker.push(draw());
  }
  return { hands: { player, banker }, shoe };
}
