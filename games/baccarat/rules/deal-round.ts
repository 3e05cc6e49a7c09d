import type { RandomSource } from '@perya/game-kit/random';
import { type Card, drawCard, freshShoe } from '../../dice-and-cards/deck.ts';
import { deckCount } from './paytable.ts';
import { doesBankerDraw, doesPlayerDraw, handPoints, isNatural, pointsOf } from './tableau.ts';

export interface Hands {
  player: readonly Card[];
  banker: readonly Card[];
}

/** Deals from a fresh shoe: one card each in turn, twice, then the third cards by the tableau. */
export function dealRound(random: RandomSource): Hands {
  let shoe = freshShoe(deckCount);
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
  if (isNatural(playerTotal) || isNatural(bankerTotal)) return { player, banker };
  const third = doesPlayerDraw(playerTotal) ? draw() : null;
  if (third) player.push(third);
  if (doesBankerDraw(bankerTotal, third && pointsOf(third))) banker.push(draw());
  return { player, banker };
}
