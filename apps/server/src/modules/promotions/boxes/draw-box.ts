import type { BoxOdds } from '@perya/contract/rules/promotions/mystery-box';
import type { Keyring } from '../../../platform/keyring.ts';

const sumOf = (odds: BoxOdds) => odds.reduce((sum, { weight }) => sum + weight, 0);

/** What lies at a place of 0 up to the sum of the weights. */
export function amountAt(odds: BoxOdds, place: number): number {
  let passed = 0;
  for (const { amount, weight } of odds) {
    passed += weight;
    if (place < passed) return amount;
  }
  throw new Error(`The odds of a box end before ${place}`);
}

/** How likely each amount is, in percent. */
export function chancesOf(odds: BoxOdds): { amount: number; percent: string }[] {
  const sum = sumOf(odds);
  return odds.map(({ amount, weight }) => ({
    amount,
    percent: Number(((100 * weight) / sum).toFixed(3)).toString(),
  }));
}

/**
 * What is in the box of a player's day. Drawn by the installation's key: nobody can know it before, and whoever
 * reads the log once more draws the same. 48 bits over a sum of thousands are even enough.
 */
export function drawBox(
  keyring: Pick<Keyring, 'digest'>,
  odds: BoxOdds,
  box: { promotion: number; uid: bigint; day: string },
): bigint {
  const digest = keyring.digest('mystery-box', `${box.promotion} ${box.uid} ${box.day}`);
  return BigInt(amountAt(odds, digest.readUIntBE(0, 6) % sumOf(odds)));
}
