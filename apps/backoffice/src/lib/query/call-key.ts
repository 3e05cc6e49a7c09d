import type { Call } from '@perya/contract/call';
import { queryClient } from './query-client.ts';

/** The query key: screens with the same call and input share the answer. */
export function callKey(call: Call, ...rest: readonly unknown[]): readonly unknown[] {
  return [call.method, call.path, ...rest];
}

/** For after a change: whatever shows an answer of these calls asks anew. */
export async function refreshCalls(...calls: readonly Call[]): Promise<void> {
  await Promise.all(
    calls.map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })),
  );
}

/** After a login anew: every screen asks again, and keeps what was typed. */
export async function refreshAll(): Promise<void> {
  await queryClient.invalidateQueries();
}
