import type { StakeRange } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';

export interface ShownRound<Shown> {
  id: string;
  /** `open` waits for a move; `settled` is over and paid, or being paid. */
  status: 'open' | 'settled';
  /** Everything staked so far. While the round is open it is held. */
  stake: Centavos;
  /** What the round pays; null while it is open. */
  payout: Centavos | null;
  /** What the rules' `show` gives. */
  shown: Shown;
}

/** What the frame hands to a game's view. */
export interface ViewProps<Bet, Move, Shown> {
  stakeRange: StakeRange;
  /** What the player can stake now; null until it is known. */
  balance: Centavos | null;
  /** The round that was open when the player came back, then the newest one. Null before the first. */
  round: ShownRound<Shown> | null;
  /** A bet or move is on its way: controls rest. */
  isBusy: boolean;
  /**
   * Stakes and plays. Null if it was refused or the line broke: the frame has told the player, and
   * the view goes back to how it was.
   */
  placeBet(bet: Bet): Promise<ShownRound<Shown> | null>;
  makeMove(move: Move): Promise<ShownRound<Shown> | null>;
  /**
   * Says that what a round shows has been played out on the screen. Until then the frame keeps the
   * payout out of the balance; now it counts it in and announces the result, or the text given.
   */
  reveal(round: ShownRound<Shown>, announcement?: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the frame mounts views of every shape; each is opaque to it.
export type AnyViewProps = ViewProps<any, any, any>;
