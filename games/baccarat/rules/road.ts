import type { Bead } from './state.ts';
import type { Outcome } from './tableau.ts';

const letters: Record<Outcome, string> = { player: 'P', banker: 'B', tie: 'T' };
const outcomes: Record<string, Outcome> = { P: 'player', B: 'banker', T: 'tie' };

/** A round in one to three letters: who won, then `p` and `b` for pairs. Sixty of them travel with every round. */
export function writeBead({ outcome, hasPlayerPair, hasBankerPair }: Bead): string {
  return `${letters[outcome]}${hasPlayerPair ? 'p' : ''}${hasBankerPair ? 'b' : ''}`;
}

/** The rounds of a shoe, the oldest first. */
export function readRoad(written: string): Bead[] {
  return (written.match(/[PBT]p?b?/g) ?? []).map((bead) => ({
    outcome: outcomes[bead[0] ?? ''] ?? 'tie',
    hasPlayerPair: bead.includes('p'),
    hasBankerPair: bead.includes('b'),
  }));
}
