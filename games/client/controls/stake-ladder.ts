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

/** The largest amount of the ladder that is half of the stake at most; at the lower end the least. */
export function halfStake(ladder: readonly Centavos[], value: Centavos): Centavos {
  return ladder.findLast((amount) => amount * 2n <= value) ?? ladder[0] ?? value;
}

/** The largest amount of the ladder that is twice the stake at most; where there is none, the next one. */
export function doubleStake(ladder: readonly Centavos[], value: Centavos): Centavos {
  const twice = ladder.findLast((amount) => amount <= value * 2n);
  return twice !== undefined && twice > value ? twice : stepStake(ladder, value, 1);
}
