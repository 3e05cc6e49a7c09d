import type { StakeRange, Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import type { ComponentType } from 'react';
import type { Mates } from './mates/mates-now.ts';
import type { RoomView } from './room/room-now.ts';
import type { TableView } from './table/table-now.ts';

export interface ShownRound<Shown> {
  id: string;
  /** In a room, which of its rounds it is. */
  number?: number;
  /** `open` waits for a move; `settled` is over and paid, or being paid. */
  status: 'open' | 'settled';
  /** Everything staked so far, without what came back unplayed. While the round is open it is held. */
  stake: Centavos;
  /** What the round pays; null while it is open. */
  payout: Centavos | null;
  /** What of the stake came back unplayed when the round ended. */
  stakeReturned: Centavos;
  /** The wallet took what the round pays and did not credit it: the win is looked at first. What came back unplayed is credited. */
  isHeld: boolean;
  /** What the rules' `show` gives. */
  shown: Shown;
}

/** A round that is over, with when it was played. */
export interface PastRound<Shown> extends ShownRound<Shown> {
  playedAtMs: number;
}

/** A round that ended while nobody looked, with what happened in words. */
export interface UnseenRound extends PastRound<unknown> {
  lines: readonly { label: Text; value: Text }[];
}

/** A shoe that is dealt: the number of its first round, how many it has, and the fingerprint that fixed all of them. */
export interface ShoeNow {
  from: number;
  rounds: number;
  commitment: string;
}

/** A bet and moves that are played again by themselves. */
export interface Replayed<Bet, Move> {
  bet: Bet;
  moves: readonly Move[];
}

/** What the frame hands to a game's view. */
export interface ViewProps<Bet, Move, Shown> {
  stakeRange: StakeRange;
  /** What the player can stake now; null until it is known. */
  balance: Centavos | null;
  /** The round that was open when the player came back, then the newest one. Null before the first. */
  round: ShownRound<Shown> | null;
  /** The player's last rounds that are over and have been shown to their end, newest first. */
  past: readonly PastRound<Shown>[];
  /** The room, where everybody plays at once; null until it is known, and in games of one seat. */
  room: RoomView | null;
  /**
   * The tables at which players sit against each other; `opening` until they are known, null in every other game and
   * where nobody else is: in practice and in a replay.
   */
  table: TableView | 'opening' | null;
  /** Who shares the scene; null where nobody does, and until it is known. */
  mates: Mates | null;
  /** Where cards last over rounds: the shoe that the next round is dealt from. */
  shoe: ShoeNow | null;
  /** In a link to a round: what the view plays by itself (`useReplay`); null where a player plays. */
  replay: Replayed<Bet, Move> | null;
  /** A bet or move is pending: controls are disabled. */
  isBusy: boolean;
  /**
   * Stakes and plays. Null if it was refused or failed: the frame has shown why, and the view goes
   * back to its state before.
   */
  placeBet(bet: Bet): Promise<ShownRound<Shown> | null>;
  makeMove(move: Move): Promise<ShownRound<Shown> | null>;
  /**
   * To be called when the animation of a round has ended. Only then the frame adds the payout to the
   * balance and announces the result to screen readers, after what the view says of it.
   */
  reveal(round: ShownRound<Shown>, announcement?: string): void;
}

/** Moves are written as `never`: they fit every view, also one whose game has none. */
export interface AnyViewProps
  // biome-ignore lint/suspicious/noExplicitAny: the frame mounts views of every shape; each is opaque to it.
  extends Omit<ViewProps<any, any, any>, 'replay'> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  replay: Replayed<any, never> | null;
}

/** Draws what the info sheet names as a picture, with the drawings of the scene. */
export type InfoPicture = ComponentType<{ id: string }>;
