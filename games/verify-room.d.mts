export interface ShownRoom {
  engine: string;
  commitment: string;
  clientSeed: string;
  rounds: readonly { number: number; place: number; seed: string; outcome: unknown }[];
}

/** What is wrong, in sentences; empty if nothing is. */
export function verifyRoom(room: ShownRoom): string[];
