import type { Recorded } from '../../audit/index.ts';
import {
  holdWithdrawal,
  type Moved,
  moveWithdrawal,
  type WithdrawalKey,
} from './withdrawal.store.ts';

/** What staff do about a withdrawal under review, within the transaction that records it. */
export interface WithdrawalDecisions {
  /** Lets it be paid; the follower takes it on as soon as this is committed. */
  approve(tx: Recorded, key: WithdrawalKey, by: Decider): Promise<Moved>;
  /** Gives the money back to the wallet. */
  cancel(tx: Recorded, key: WithdrawalKey, by: Decider): Promise<Moved>;
  /** Keeps it back, or no longer; false if it is not under review. */
  hold(tx: Recorded, key: WithdrawalKey, isHeld: boolean): Promise<boolean>;
}

export interface Decider {
  staffId: bigint;
  /** The name of a reason; the player reads words for a cancel's. */
  reason: string;
}

const moveTo =
  (to: 'paying' | 'canceled') =>
  (tx: Recorded, key: WithdrawalKey, { staffId, reason }: Decider): Promise<Moved> =>
    moveWithdrawal(tx, key, { from: 'under_review', to, by: `staff:${staffId}`, reason });

export const withdrawalDecisions: WithdrawalDecisions = {
  approve: moveTo('paying'),
  cancel: moveTo('canceled'),
  hold: holdWithdrawal,
};
