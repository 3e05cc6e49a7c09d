import type { spendingCalls } from '@perya/contract/calls/spending';
import type { Games } from '../../games/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Room } from '../room.ts';
import { readSpending } from './read-spending.ts';

export interface SpendingNeeds {
  games: Pick<Games, 'playedSince'>;
  identity: Pick<Identity, 'sessionStartedAt'>;
  ledger: Pick<Ledger, 'givenBy'>;
}

/** What a session has cost, shown to the player beside the limits and in the reality check. */
export function createSpending(needs: SpendingNeeds): Room<typeof spendingCalls> {
  return { handlers: { getSessionSpending: (context) => readSpending(needs, context) } };
}
