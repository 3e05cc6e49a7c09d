import type { Centavos } from '@perya/money';
import type { BoardBet } from '../../dice-and-cards/board-bet.ts';
import type { Colour, Spot } from './colours.ts';

export type ColorGameBet = BoardBet<Spot>;

export interface ColorGameState {
  bet: ColorGameBet;
  /** What the three dice show, in the order in which they fall. */
  dice: readonly Colour[];
  payout: Centavos;
}
