import { type Fraction, fraction } from '@perya/game-kit/fraction';
import { centavos } from '@perya/money';
import { payoutOf } from './payout-of.ts';
import { wheel } from './wheel.ts';

/** The return of one spot over all pockets. */
export function computeSpotReturn(spot: string): Fraction {
  const stake = centavos(100n);
  const paid = wheel.reduce((sum, pocket) => sum + payoutOf({ spot, stake }, pocket), 0n);
  return fraction(paid, stake * BigInt(wheel.length));
}

/** Every spot of the cloth returns the same, so one stands for any bet. */
export function computeRtp(): Fraction {
  return computeSpotReturn('red');
}
