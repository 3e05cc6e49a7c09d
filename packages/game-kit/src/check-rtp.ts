import { toBasisPoints, toNumber } from './fraction.ts';
import type { AnyGameModule } from './game-module.ts';
import { confidenceOf, simulate } from './simulate.ts';

/** One hundredth of a percent: how far a declared figure, rounded down, may lie below the true one. */
const basisPoint = 0.0001;

/**
 * What is wrong with a game's declared return, in sentences; empty if nothing is. The seed is
 * fixed, so that a game which passes once always passes.
 */
export function checkRtp(
  module: AnyGameModule,
  options: { rounds: number; seed: number },
): string[] {
  const { rules, simulatedPlay, computeRtp } = module;
  const wrong: string[] = [];
  const exact = computeRtp?.();
  if (exact && toBasisPoints(exact) !== rules.rtpBasisPoints) {
    wrong.push(`declares ${rules.rtpBasisPoints}, computed are ${toBasisPoints(exact)}`);
  }
  const result = simulate({ game: rules, play: simulatedPlay, ...options });
  const { low, high } = confidenceOf(result, '99.9%');
  const [least, most] = exact
    ? [toNumber(exact), toNumber(exact)]
    : [rules.rtpBasisPoints * basisPoint, (rules.rtpBasisPoints + 1) * basisPoint];
  if (most < low || least > high) {
    wrong.push(`returns ${most}, simulated are ${low} to ${high}`);
  }
  return wrong;
}
