import type { AnswerOf } from '@perya/contract/call';
import type { readStaffWithdrawal } from '@perya/contract/payments/staff-calls/withdrawals';

/** A withdrawal as its case shows it. */
export type Withdrawal = AnswerOf<typeof readStaffWithdrawal>;
