import { refreshCalls as refreshIn } from '@perya/app-kit/query/call-key';
import { createQueryClient } from '@perya/app-kit/query/query-client';
import type { Call } from '@perya/contract/call';

/** The query cache of the page. */
export const queryClient = createQueryClient(300);

/** For after a change: whatever shows an answer of these calls asks anew. */
export const refreshCalls = (...calls: readonly Call[]): Promise<void> =>
  refreshIn(queryClient, calls);

/** After a login anew: every screen asks again, and keeps what was typed. */
export const refreshAll = (): Promise<void> => queryClient.invalidateQueries();
