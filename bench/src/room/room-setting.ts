export const roomGame = 'color-game-live';

export const playerName = (place: number): string => `bench-${place + 1}`;

/** What the bench reads of what a room tells everybody in it. */
export interface RoomTold {
  round: {
    number: number;
    phase: 'betting' | 'playing' | 'ended';
    rungAtMs: number | null;
    /** The dice, from the bell on. */
    outcome: unknown;
  } | null;
}
