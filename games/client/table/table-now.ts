import type { Centavos } from '@perya/money';

/** The seat that the player has taken. */
export interface SeatNow {
  roundId: string;
  /** `gathering` until the table is full. */
  phase: 'gathering' | 'playing';
  /** How many sit. */
  taken: number;
  /** Until when the table waits to be full. */
  gathersUntilMs: number | null;
  /** What the seat may see, as the rules' `show` gives it; null before the deal. */
  shown: unknown;
  /** When the clock decides; null when nothing is asked. */
  turnEndsAtMs: number | null;
  /** Seats for which the clock plays, because nobody answered or they have left. */
  away: readonly boolean[];
}

/** A table at which seats are free. */
interface WaitingTable {
  /** What each who sits there has brought. */
  stake: Centavos;
  taken: number;
  /** What the seed of its hand hashes to. */
  commitment: string;
}

/** How the tables stand for one player. Times are unix milliseconds of the studio's clock. */
export interface TableNow {
  nowMs: number;
  waiting: readonly WaitingTable[];
  seat: SeatNow | null;
}

/** What a view knows of its tables, and how far their clock is ahead of this browser's. */
export interface TableView extends TableNow {
  aheadMs: number;
}
