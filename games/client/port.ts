import type { Text } from '@perya/game-kit/game';
import type { PhraseId, Said } from '@perya/game-kit/phrases';
import type { Centavos } from '@perya/money';
import type { MateNews } from './mates/mates-now.ts';
import type { RoomNow } from './room/room-now.ts';
import type { TableNow } from './table/table-now.ts';
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
  /** The win was held to be looked at before it was paid. */
  isHeld: boolean;
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
  /** The wallet has answered the payout: it is in the balance, unless the round says that it is held. */
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
  /** Where the game is played in a room: hears how it stands, now and at every change, and what is said there. Answers how to stop. */
  listen?: (onRoom: (room: RoomNow) => void, onSaid: (said: Said) => void) => () => void;
  /** Says a phrase of the list to all in the room; answers by which number they know the player. */
  say?: (phrase: PhraseId) => Promise<{ voice: number }>;
  /** Where players sit at tables: hears how the tables and the player's own seat stand. Answers how to stop. */
  followTable?: (onTable: (table: TableNow) => void) => () => void;
  /** Where players share a scene: hears who is there and what the others play. Answers how to stop. */
  listenToMates?: (onMates: (news: MateNews) => void) => () => void;
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
