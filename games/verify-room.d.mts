export interface ShownRoom {
  engine: string;
  commitment: string;
  clientSeed: string;
  rounds: readonly {
    number: number;
    place: number;
    seed: string;
    outcome: unknown;
    /** Where the room has a pot: what it came to, and of the newest rounds all the bets. */
    told?: unknown;
    bets?: readonly unknown[];
  }[];
}

/** What is wrong, in sentences; empty if nothing is. */
export function verifyRoom(room: ShownRoom): string[];
