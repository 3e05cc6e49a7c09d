import type { Centavos } from '@perya/money';
import type { BoardBet } from '../../dice-and-cards/board-bet.ts';
import type { Card } from '../../dice-and-cards/deck.ts';
import type { Outcome } from './tableau.ts';

export type BaccaratBet = BoardBet<Outcome>;

export interface BaccaratState {
  bet: BaccaratBet;
  player: readonly Card[];
  banker: readonly Card[];
  payout: Centavos;
}
