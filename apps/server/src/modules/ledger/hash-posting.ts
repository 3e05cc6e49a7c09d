import { hash } from 'node:crypto';
import type { Posting } from './posting.ts';

/**
 * The fingerprint of what a posting asks for, without its key. Fields stand in one order and the
 * separators cannot occur in a value, so two different inputs never write the same line.
 */
export function hashPosting(posting: Posting): string {
  const { uid, amount, legs, turnover = 0n, requirement, onlyWithdrawable = false } = posting;
  const required = requirement ? `${requirement.amount}*${requirement.multiplier}` : '';
  const far = legs.map((leg) => `${leg.account}=${leg.amount}`).join(',');
  return hash('sha256', `1|${uid}|${amount}|${turnover}|${required}|${onlyWithdrawable}|${far}`);
}
