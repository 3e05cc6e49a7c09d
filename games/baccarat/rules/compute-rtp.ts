import { type Fraction, fraction } from '@perya/game-kit/fraction';
import { winHundredths } from './paytable.ts';
import { scanShoe } from './scan-shoe.ts';
import type { Outcome } from './tableau.ts';

/** The exact return of each spot over every order of a fresh shoe. */
export function computeSpotReturns(): Record<Outcome, Fraction> {
  const ways = scanShoe();
  const total = BigInt(ways.player) + BigInt(ways.banker) + BigInt(ways.tie);
  const returnOf = (spot: Outcome) => {
    const won = BigInt(ways[spot]) * (100n + winHundredths[spot]);
    const givenBack = spot === 'tie' ? 0n : BigInt(ways.tie) * 100n;
    return fraction(won + givenBack, total * 100n);
  };
  return { player: returnOf('player'), banker: returnOf('banker'), tie: returnOf('tie') };
}

/** The return of the player spot, which is the one declared. */
export function computeRtp(): Fraction {
  return computeSpotReturns().player;
}
