import type { Centavos } from '@perya/money';
import type { BoardBet } from '../../dice-and-cards/board-bet.ts';

export type RouletteBet = BoardBet<string>;

export interface RouletteState {
  bet: RouletteBet;
  /** The number of the pocket in which the ball came to rest. */
  pocket: number;
  payout: Centavos;
}
