import { type Fraction, fraction } from '@perya/game-kit/fraction';
import type { BetOdds } from '@perya/game-kit/game-module';
import { boardText } from './describe-drop.ts';
import {
  factorsOf,
  type Risk,
  type Rows,
  returnOf,
  risks,
  rowChoices,
  waysTo,
} from './paytable.ts';

/** The board that returns least: what is declared holds for every other one too. */
export const leastGenerous = { rows: 8, risk: 'medium' } as const;

export const computeRtp = (): Fraction => returnOf(leastGenerous.rows, leastGenerous.risk);

/** How often a slot pays more than the stake. */
function chanceOf(rows: Rows, risk: Risk): Fraction {
  const ways = factorsOf(rows, risk).reduce(
    (sum, factor, slot) => (factor > 100 ? sum + waysTo(slot, rows) : sum),
    0n,
  );
  return fraction(ways, 2n ** BigInt(rows));
}

export const computeBetOdds = (): BetOdds[] =>
  rowChoices.flatMap((rows) =>
    risks.map((risk) => ({
      name: boardText(rows, risk).en,
      returned: returnOf(rows, risk),
      chance: chanceOf(rows, risk),
    })),
  );
