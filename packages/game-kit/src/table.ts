/** How long the parts of a table's game last. */
interface TableTimes {
  /** A player has so long for each decision; then the clock decides by the rules. */
  turnMs: number;
  /** Whoever let the clock decide twice running, or has left, is waited for no longer than this. */
  awayTurnMs: number;
  /** Where a table is not full by then, those who wait get their stakes back. */
  gatherMs: number;
}

/**
 * A game in which players sit at one table and play against each other, each hand a round of every seat. The rules of the
 * game (`GameRules`) are those of one seat: they deal the whole hand from its seeds, and play it by the moves of all seats,
 * of which the first says whose seat it is. So every seat's record proves itself.
 */
export interface TableRules<Bet, Move, State> {
  seats: number;
  times: TableTimes;
  /** Throws `BetRefused` for what is not played at tables, such as practice. Players with equal bets sit together. */
  admit(bet: Bet): void;
  /** Reads what the player at this place asks for; nothing that only the house may write. */
  parseWish(input: unknown, place: number): Move;
  /** Whose decision the hand waits for; null when it is over. */
  turnOf(state: State): number | null;
  /** The hand as the round of this seat has it: what it may see, and what it is paid. */
  seatAt(state: State, place: number): State;
  sitMove(place: number): Move;
  /** What the clock plays for the seat. */
  autoMove(place: number): Move;
  /** Nobody could reach the table for too long: every stake comes back. */
  offMove: Move;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds tables of every shape; each is opaque to it.
export type AnyTable = TableRules<any, any, any>;
