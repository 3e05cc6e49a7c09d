import { type Fraction, fraction } from '@perya/game-kit/fraction';
import { centavos } from '@perya/money';
import { colours } from './colours.ts';
import { payoutOf } from './payout-of.ts';

/** One peso on one colour over all 216 throws. Every colour stands on every die once, so all return the same. */
export function computeRtp(): Fraction {
  const stake = centavos(100n);
  let paid = 0n;
  let throws = 0n;
  for (const first of colours) {
    for (const second of colours) {
      for (const third of colours) {
        paid += payoutOf({ spot: colours[0], stake }, [first, second, third]);
        throws += 1n;
      }
    }
  }
  return fraction(paid, throws * stake);
}
