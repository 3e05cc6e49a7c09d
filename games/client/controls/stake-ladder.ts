import type { StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';

/** 1, 2, 5, 10, 20, 50 … pesos within the stake range, its ends included. */
export function stakeLadder({
  stakeMin,
  stakeMax,
}: Pick<StakeRange, 'stakeMin' | 'stakeMax'>): Centavos[] {
  const steps: Centavos[] = [stakeMin];
  for (let power = 1n; power <= stakeMax; power *= 10n) {
    for (const digit of [1n, 2n, 5n]) {
      const amount = digit * power;
      if (amount > stakeMin && amount < stakeMax) steps.push(centavos(amount));
    }
  }
  return stakeMax > stakeMin ? [...steps, stakeMax] : steps;
}

/** The next amount of the ladder up or down; the same at its ends. */
export function stepStake(ladder: readonly Centavos[], value: Centavos, by: 1 | -1): Centavos {
  if (by > 0) return ladder.find((amount) => amount > value) ?? value;
  return ladder.findLast((amount) => amount < value) ?? value;
}
