import type { Centavos } from '@perya/money';
import type { BoardBet } from '../../dice-and-cards/board-bet.ts';
import type { Card } from '../../dice-and-cards/deck.ts';
import type { Result, Spot } from './spots.ts';

export type BaccaratBet = BoardBet<Spot>;

/** What a road shows of a round. */
export type Bead = Pick<Result, 'outcome' | 'hasPlayerPair' | 'hasBankerPair'>;

export interface BaccaratState {
  bet: BaccaratBet;
  player: readonly Card[];
  banker: readonly Card[];
  /** The rounds of this shoe up to this one, as `writeRoad` has them; absent in rounds from when every one had its own shoe. */
  road?: string;
  payout: Centavos;
}
