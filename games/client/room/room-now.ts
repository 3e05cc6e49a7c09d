import type { Centavos } from '@perya/money';

/** The round of a room that takes bets, plays or has just ended. Times are unix milliseconds of the room's clock. */
export interface RoomRoundNow {
  number: number;
  phase: 'betting' | 'playing' | 'ended';
  nowMs: number;
  bellAtMs: number;
  /** When it began to play. */
  rungAtMs: number | null;
  /** Null while nobody may know it. */
  outcome: unknown;
  /** Where seats are paid by what the others hold: what it came to for all of them. */
  told?: unknown;
  isInterrupted: boolean;
  commitment: string;
  clientSeed: string;
  seats: number;
  staked: Centavos;
}

/** How a room stands, the same for everybody in it. */
export interface RoomNow {
  /** Null in a room in which nobody was yet. */
  round: RoomRoundNow | null;
  /** What came out before, newest first. */
  past: readonly { number: number; outcome: unknown; told?: unknown }[];
}

/** A snapshot may come after a change that it does not know of yet: the newer one stands. */
export function newerOf(known: RoomNow | null, next: RoomNow): RoomNow {
  const isOlder = known?.round && next.round && next.round.nowMs < known.round.nowMs;
  return isOlder ? known : next;
}

/** How far the room's clock is ahead of this browser's, and how long a message is under way to it. */
export interface RoomClock {
  aheadMs: number;
  delayMs: number;
}

/** What a view knows of its room. */
export interface RoomView extends RoomNow {
  clock: RoomClock;
}

/** What the room's clock says now. */
export const roomTimeMs = ({ aheadMs }: RoomClock): number => Date.now() + aheadMs;
