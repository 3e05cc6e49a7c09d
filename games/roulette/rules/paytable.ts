import { centavos } from '@perya/money';
import type { SpotKind } from './spots.ts';

/** What each kind of spot wins for each peso staked; the stake comes back on top. */
export const odds: Record<SpotKind, bigint> = {
  straight: 35n,
  split: 17n,
  street: 11n,
  corner: 8n,
  'six-line': 5n,
  column: 2n,
  dozen: 2n,
  'even-chance': 1n,
};

export const stakeRange = {
  stakeMin: centavos(5_00n),
  stakeMax: centavos(10_000_00n),
  /** The largest stake, all on the winning number: reached, never exceeded. */
  payoutMax: centavos(360_000_00n),
};
