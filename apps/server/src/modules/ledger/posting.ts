import type { Centavos } from '@perya/money';

/** One leg on the far side; the player's own leg is the posting's `amount`. */
export interface Leg {
  account: string;
  amount: Centavos;
}

/** What must be wagered, `amount` × `multiplier`, before `amount` may be withdrawn. */
export interface Requirement {
  amount: Centavos;
  multiplier: bigint;
}

/** Amounts are whole units of what the books count: centavos, or Filcoins in the books of points. */
export interface Posting {
  uid: bigint;
  /** Who made the key: keys of two scopes never meet. */
  scope: string;
  /** Made by the caller, and the same whenever it repeats this command. */
  key: string;
  /**
   * What the player gains (+) or pays (−). With the legs it sums to zero. 0 moves money between two
   * accounts or more of the far side, and is no entry of the player's.
   */
  amount: Centavos;
  legs: readonly Leg[];
  /** Added to the cumulative turnover; a reversed bet takes its turnover back. */
  turnover?: Centavos;
  requirement?: Requirement;
  /** The debit may use only what is not locked by a requirement. */
  onlyWithdrawable?: boolean;
}

export type PostingRefusal =
  /** The shape is wrong: a missing amount, too few legs, a malformed name. */
  | 'INVALID'
  | 'UNBALANCED'
  | 'INSUFFICIENT_FUNDS'
  | 'NOT_WITHDRAWABLE'
  /** The key was used by another player or for another input. */
  | 'KEY_CONFLICT'
  /** Balance, turnover or release point would leave the range of a 64-bit number. */
  | 'OUT_OF_RANGE'
  /** The queue is full; nothing was tried. */
  | 'OVERLOADED'
  /** The ledger is closing; nothing was tried. */
  | 'CLOSED'
  /** Somebody else held the wallet for too long; nothing was done. */
  | 'BUSY';

export type PostingResult =
  | { ok: true; postingId: bigint; balance: Centavos; replayed: boolean }
  | { ok: false; code: PostingRefusal };

export const legsMax = 16;
const int64Max = 2n ** 63n - 1n;
const scopePattern = /^[a-z][a-z0-9_.-]{0,31}$/;
const keyPattern = /^[\x21-\x7e]{1,128}$/;
const accountPattern = /^[a-z][a-z0-9_.:-]{0,63}$/;
/** The name of the implicit leg, which no far side may bear. */
const ownAccount = 'player';

function isInRange(value: bigint): boolean {
  return value >= -int64Max && value <= int64Max;
}

function isAmount(value: bigint): boolean {
  return value !== 0n && isInRange(value);
}

function isLeg({ account, amount }: Leg): boolean {
  return isAmount(amount) && account !== ownAccount && accountPattern.test(account);
}

function isRequirement({ amount, multiplier }: Requirement): boolean {
  return amount > 0n && isInRange(amount) && multiplier > 0n && isInRange(multiplier);
}

/** Says why a posting can never succeed, before it costs a place in a batch; null if it may. */
export function refuseMalformed(posting: Posting): 'INVALID' | 'UNBALANCED' | null {
  const { uid, scope, key, amount, legs, turnover = 0n, requirement } = posting;
  const isWellFormed =
    uid > 0n &&
    isInRange(uid) &&
    scopePattern.test(scope) &&
    keyPattern.test(key) &&
    isInRange(amount) &&
    legs.length >= (amount === 0n ? 2 : 1) &&
    (amount !== 0n || (turnover === 0n && requirement === undefined)) &&
    legs.length <= legsMax &&
    legs.every(isLeg) &&
    isInRange(turnover) &&
    (requirement === undefined || isRequirement(requirement));
  if (!isWellFormed) return 'INVALID';
  return legs.reduce((sum: bigint, leg) => sum + leg.amount, amount) === 0n ? null : 'UNBALANCED';
}
