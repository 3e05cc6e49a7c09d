import { refreshCalls } from '@perya/app-kit/query/call-key';
import { createQueryClient } from '@perya/app-kit/query/query-client';
import type { Call } from '@perya/contract/call';

/** The query cache of the page. */
export const queryClient = createQueryClient(300);

/** Where a call was refused because somebody was quicker: what it would have refreshed is asked anew. */
export const refreshFor = ({ refreshes }: Call): Promise<void> =>
  refreshCalls(queryClient, refreshes);

/** After a login anew: every screen asks again, and keeps what was typed. */
export const refreshAll = (): Promise<void> => queryClient.invalidateQueries();
