import { type Fraction, fraction } from '@perya/game-kit/fraction';
import type { BetOdds } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { colours, type Spot, sideSpots, spotTexts } from './colours.ts';
import { payoutOf } from './payout-of.ts';

interface SpotOdds {
  returned: Fraction;
  chance: Fraction;
}

/** One peso on a spot over all 216 throws. */
function oddsOf(spot: Spot): SpotOdds {
  const stake = centavos(100n);
  let paid = 0n;
  let winning = 0n;
  let throws = 0n;
  for (const first of colours) {
    for (const second of colours) {
      for (const third of colours) {
        const payout = payoutOf({ spot, stake }, [first, second, third]);
        paid += payout;
        if (payout > stake) winning += 1n;
        throws += 1n;
      }
    }
  }
  return { returned: fraction(paid, throws * stake), chance: fraction(winning, throws) };
}

/** Every colour stands on every die once, so all return the same. */
export function computeRtp(): Fraction {
  return oddsOf(colours[0]).returned;
}

export function computeBetOdds(): BetOdds[] {
  return [
    { name: 'A colour', ...oddsOf(colours[0]) },
    ...sideSpots.map((spot) => ({ name: spotTexts[spot].en, ...oddsOf(spot) })),
  ];
}
