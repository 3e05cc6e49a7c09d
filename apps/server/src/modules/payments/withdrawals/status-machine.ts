import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';

/** Which status may follow which. The database asks the same table: functions/move-withdrawal.sql. [G-315] */
export const withdrawalMoves: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  pending: ['under_review', 'paying'],
  under_review: ['paying', 'canceled'],
  paying: ['completed', 'canceled'],
  // A payout that comes back after it was paid.
  completed: ['canceled'],
  canceled: [],
};
