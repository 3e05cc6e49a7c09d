/** What the line of a shared scene says: who sits where, or what another has played. */
export interface MateNews {
  seats?: { mine: number; taken: readonly number[] };
  /** What the rules' `show` gives of a round of somebody else. */
  played?: { place: number; shown: unknown };
}

/** What a view knows of those who share its scene. */
export interface Mates {
  /** Where the player sits, and all places where somebody does. */
  seats: NonNullable<MateNews['seats']>;
  /** Hears of every round of the others from now on; answers how to stop. */
  onPlayed(hear: (played: NonNullable<MateNews['played']>) => void): () => void;
}
