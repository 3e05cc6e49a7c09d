import type { spendingCalls } from '@perya/contract/payments/calls/spending';
import type { Room } from '../../../platform/room.ts';
import { readSpending, type SpendingNeeds } from './read-spending.ts';

/** What a session has cost, shown to the player beside the limits and in the reality check. */
export function createSpending(needs: SpendingNeeds): Room<typeof spendingCalls> {
  return { handlers: { getSessionSpending: (context) => readSpending(needs, context) } };
}
