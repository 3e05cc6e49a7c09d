import { type Fraction, fraction } from '@perya/game-kit/fraction';
import type { BetOdds } from '@perya/game-kit/game-module';
import { spotTexts } from './describe-round.ts';
import { returnHundredths, winHundredths } from './paytable.ts';
import { type CountedDeal, pairChance, scanShoe } from './scan-shoe.ts';
import { type Spot, sideSpots } from './spots.ts';
import { outcomes } from './tableau.ts';

export interface SpotOdds {
  /** What comes back of what is staked. */
  returned: Fraction;
  /** How often more than the stake comes back. */
  chance: Fraction;
}

function countedOdds(spot: Spot, deals: readonly CountedDeal[]): SpotOdds {
  let total = 0n;
  let paid = 0n;
  let winning = 0n;
  for (const deal of deals) {
    const ways = BigInt(deal.ways);
    const back = returnHundredths(spot, { ...deal, hasPlayerPair: false, hasBankerPair: false });
    total += ways;
    paid += ways * back;
    if (back > 100n) winning += ways;
  }
  return { returned: fraction(paid, total * 100n), chance: fraction(winning, total) };
}

/** The exact odds of each spot over every order of a fresh shoe, and so of every round of a shoe. */
export function computeSpotOdds(): Record<Spot, SpotOdds> {
  const deals = scanShoe();
  const chance = pairChance();
  const pair = {
    chance,
    returned: fraction(chance.numerator * (100n + winHundredths.pair), chance.denominator * 100n),
  };
  const counted = [...outcomes, 'luckySix', 'playerDragon', 'bankerDragon'] as const;
  const odds = Object.fromEntries(counted.map((spot) => [spot, countedOdds(spot, deals)]));
  return {
    ...(odds as Record<(typeof counted)[number], SpotOdds>),
    playerPair: pair,
    bankerPair: pair,
  };
}

/** The return of the player spot, which is the one declared. */
export function computeRtp(): Fraction {
  return computeSpotOdds().player.returned;
}

export function computeBetOdds(): BetOdds[] {
  const odds = computeSpotOdds();
  return [...outcomes, ...sideSpots].map((spot) => ({ name: spotTexts[spot].en, ...odds[spot] }));
}
