import type { Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import type { RoomNow } from './room/room-now.ts';
import type { PastRound, ShoeNow, ShownRound, UnseenRound } from './view.ts';

/** A finished round with its server seed. */
export interface Proof {
  roundId: string;
  commitment: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** The first round of the shoe it was dealt from; null where it had a seed of its own. */
  shoeFrom: number | null;
}

/** Everything needed to recompute a finished round. */
export interface RoundRecord {
  roundId: string;
  /** Whose rules it was played by. */
  engine: string;
  /** What the game is called in the lobby. */
  gameName: string;
  bet: unknown;
  moves: readonly unknown[];
  /** Everything that was taken. */
  stake: Centavos;
  payout: Centavos;
  /** What of the stake came back unplayed; null of rounds from when that was part of the payout. */
  stakeReturned: Centavos | null;
  commitment: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  shoeFrom: number | null;
  /** In a room with a pot: the bets of all who sat in the round, without names. */
  bets?: readonly unknown[];
}

export interface Fairness {
  /** SHA-256 of the seed of the next round, or of the open one. */
  commitment: string;
  clientSeed: string;
  nonce: number;
  /** One for everybody in a room: nobody chooses it. */
  isShared?: boolean;
  /** Where cards last over rounds: the shoe that the next round is dealt from. */
  shoe?: ShoeNow | null;
  last: Proof | null;
}

export interface GameStatus {
  balance: Centavos;
  /** The round that is open; null between rounds. */
  round: ShownRound<unknown> | null;
  /** In a room: the player's last round that is over. */
  ended?: ShownRound<unknown> | null;
  /** Finished rounds whose payout the wallet has not confirmed yet. */
  unpaidCount: number;
  /** Rounds whose end the player has not seen, newest first. */
  unseen: readonly UnseenRound[];
  fairness: Fairness;
}

export interface Played {
  round: ShownRound<unknown>;
  balance: Centavos;
  /** The payout, if there is one, is in the balance. */
  isPaid: boolean;
  fairness: Fairness;
}

/** The frame's connection to what runs the rules: the studio, or the preview in the browser. */
export interface GamePort {
  readStatus(): Promise<GameStatus>;
  /** The last rounds of this player, newest first. */
  readPast(): Promise<readonly PastRound<unknown>[]>;
  /** Idempotent: the same request id is played once, however often it is sent. */
  bet(requestId: string, bet: unknown): Promise<Played>;
  move(requestId: string, roundId: string, move: unknown): Promise<Played>;
  /** The player has seen how these rounds ended. */
  markShown(roundIds: readonly string[]): Promise<void>;
  changeClientSeed(clientSeed: string): Promise<Fairness>;
  readRecord(roundId: string): Promise<RoundRecord>;
  /** Where the game is played in a room: hears how it stands, now and at every change. Answers how to stop. */
  listen?: (onRoom: (room: RoomNow) => void) => () => void;
  /** What time it is for the room, in unix milliseconds. */
  readClock?: () => Promise<number>;
}

/** Why something was not done: what the player is told, and what can be offered. */
export interface Refusal {
  code: string;
  text: Text;
}

/** A refusal, as opposed to a network failure: no retry would help. */
export class PortRefusal extends Error implements Refusal {
  readonly code: string;
  readonly text: Text;

  constructor(code: string, text: Text) {
    super(text.en);
    this.code = code;
    this.text = text;
  }
}
