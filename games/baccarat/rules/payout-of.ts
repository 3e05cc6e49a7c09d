import { type Centavos, centavos, scale } from '@perya/money';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { returnHundredths } from './paytable.ts';
import type { Result, Spot } from './spots.ts';

/** What one spot pays, its stake included. */
export function payoutOf({ spot, stake }: Placed<Spot>, result: Result): Centavos {
  return centavos(scale(stake, returnHundredths(spot, result), 100n, 'down'));
}
