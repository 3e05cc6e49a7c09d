import { centavos } from '@perya/money';
import type { Outcome } from './tableau.ts';

export const deckCount = 8;

/**
 * What a winning spot wins, in hundredths of its stake; the stake comes back on top. The banker's
 * 95 is even money less a commission of 5 %. Most tables pay 8 to 1 for a tie and keep 14.36 %: here
 * it is 9 to 1.
 */
export const winHundredths: Record<Outcome, bigint> = { player: 100n, banker: 95n, tie: 900n };

export const stakeRange = {
  stakeMin: centavos(5_00n),
  stakeMax: centavos(20_000_00n),
  /** The largest stake, all on a tie that wins: reached, never exceeded. */
  payoutMax: centavos(200_000_00n),
};

/**
 * What the scan of the shoe gives for each spot, in hundredths of a percent, rounded down; written
 * out because the info sheet must not wait for the scan.
 */
export const spotReturns: Record<Outcome, { returned: number; chance: number }> = {
  player: { returned: 9876, chance: 4462 },
  banker: { returned: 9894, chance: 4585 },
  tie: { returned: 9515, chance: 951 },
};
