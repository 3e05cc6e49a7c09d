import { callKey } from '@perya/app-kit/query/call-key';
import type { Call } from '@perya/contract/call';
import type { LiveKind } from '@perya/contract/live';
import { queryClient } from '../query/query-client.ts';
import { useLive } from './use-live.ts';

/** Asks anew for what the screen shows of these calls, answers and lists, when a message of the kind comes. */
export function useLiveRefresh(kind: LiveKind, calls: readonly Call[]): void {
  useLive(kind, () => {
    for (const call of calls) void queryClient().invalidateQueries({ queryKey: callKey(call) });
  });
}
