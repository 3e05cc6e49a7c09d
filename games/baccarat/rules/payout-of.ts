import { type Centavos, centavos, scale } from '@perya/money';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { winHundredths } from './paytable.ts';
import type { Outcome } from './tableau.ts';

/** What one spot pays, its stake included. On a tie, player and banker get their stakes back. */
export function payoutOf({ spot, stake }: Placed<Outcome>, outcome: Outcome): Centavos {
  if (spot === outcome) {
    return centavos(stake + scale(stake, winHundredths[spot], 100n, 'down'));
  }
  return outcome === 'tie' ? stake : centavos(0n);
}
